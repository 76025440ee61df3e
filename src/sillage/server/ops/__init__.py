"""What a server stands on: settings, logs, counters, the cluster, bots outside the event loop. It knows no table."""
