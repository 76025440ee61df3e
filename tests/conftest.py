"""What all tests share."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "sillage", deadline=None, max_examples=60, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("sillage")
