"""What docs/hosting.md hands out is what the program knows; units are well-formed."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from typer.main import get_command

from sillage.cli.app import app
from sillage.cli.doctor import PLAIN
from sillage.server.ops.settings import Keeping, Limits
from tests.server.served import PATIENCE, Chair, Server, dial, free_port

ROOT = Path(__file__).parent.parent
DEPLOY, PAGE = ROOT / "deploy", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_file_is_told_of():
    for path in DEPLOY.iterdir():
        assert f"deploy/{path.name}" in PAGE or (path.stem == "sillage-backup" and "deploy/sillage-backup.*" in PAGE)


def test_settings_are_known():
    known = {*PLAIN, *(f"SILLAGE_LIMIT_{f.name.upper()}" for f in fields(Limits)),
             *(f"SILLAGE_KEEP_{f.name.upper()}" for f in fields(Keeping))}
    texts = [PAGE, *(path.read_text(encoding="utf-8") for path in DEPLOY.iterdir())]
    named = {name for text in texts for name in re.findall(r"SILLAGE_[A-Z_]+[A-Z]", text)} - {"SILLAGE_LIMIT"}
    assert named <= known, named - known


def test_commands_are_known():
    commands = get_command(app).commands
    for name in re.findall(r"`(?:club|sillage) (\w+)", PAGE):
        assert name in commands, name
    for name in re.findall(r"sillage admin ([\w-]+)", PAGE):
        assert name in commands["admin"].commands, name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_units_are_well_formed(tmp_path):
    """With a program and a user that are here, systemd has nothing to say about them."""
    for path in DEPLOY.glob("sillage*"):
        text = path.read_text(encoding="utf-8").replace("/opt/sillage/bin/sillage", "/bin/true")
        (tmp_path / path.name).write_text(re.sub(r"(User|Group)=sillage", r"\1=root", text), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", *map(str, sorted(tmp_path.iterdir()))], capture_output=True,
                          text=True, check=False)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "sillage" in line]
    assert (done.returncode, said) == (0, [])


@pytest.fixture
def nginx(tmp_path):
    """The example as it is, but for a certificate, ports and folders that are here."""
    own, behind = free_port(), free_port()
    made = ["-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem"]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org", *made],
                   capture_output=True, check=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for ours, theirs in (("/etc/letsencrypt/live/play.example.org", str(tmp_path)), ("listen [::]", "# [::]"),
                         ("listen 80", f"listen 127.0.0.1:{free_port()}"), ("listen 443", f"listen 127.0.0.1:{own}"),
                         ("127.0.0.1:8000", f"127.0.0.1:{behind}")):
        assert ours in site
        site = site.replace(ours, theirs)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {tmp_path / kind};\n" for kind in kinds)
    head = f"daemon off;\npid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n"
    (tmp_path / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{places}{site}}}\n", encoding="utf-8")
    return [shutil.which("nginx"), "-c", str(tmp_path / "nginx.conf")], own, behind


needs_nginx = pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx here")


@needs_nginx
def test_nginx_takes_its_file(nginx):
    done = subprocess.run([*nginx[0], "-t"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy here")


@pytest.fixture
def caddy(tmp_path):
    """The example as it is, but for a certificate of Caddy's own and ports that are here."""
    own, behind = free_port(), free_port()
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for ours, theirs in (("play.example.org {", f"https://127.0.0.1:{own} {{\n\ttls internal"),
                         ("127.0.0.1:8000", f"127.0.0.1:{behind}")):
        assert ours in site
        site = site.replace(ours, theirs)
    here = ["admin off", "skip_install_trust", "auto_https disable_redirects", f"storage file_system {tmp_path}"]
    file = tmp_path / "Caddyfile"
    file.write_text("{\n" + "".join(f"\t{line}\n" for line in here) + "}\n" + site, encoding="utf-8")
    return [shutil.which("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)], own, behind


@needs_caddy
def test_caddy_takes_its_file():
    command = [shutil.which("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("door", [pytest.param("nginx", marks=needs_nginx), pytest.param("caddy", marks=needs_caddy)])
def test_a_move_is_played_behind_a_door(door, request, tmp_path):
    """Over HTTPS, with a secure cookie and a socket that is upgraded on the way."""
    command, own, behind = request.getfixturevalue(door)
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", light=True, more=("--secure",))
    server.port = behind
    server.start()
    proxy = subprocess.Popen(command)
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE      # it signs its own here
    origin = f"https://127.0.0.1:{own}"
    try:
        with httpx.Client(base_url=origin, verify=context, headers={"Origin": origin}, timeout=PATIENCE) as http:
            while True:
                with suppress(httpx.TransportError):
                    assert http.post("/api/me", json={"name": "Mia"}).status_code == 200
                    break
            asked = {"game": "parfum", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            answer = http.post("/api/tables", json=asked)
            assert answer.status_code == 201, answer.text
            cookie = f"sillage={http.cookies['sillage']}"
            address = f"wss://127.0.0.1:{own}/api/tables/{answer.json()['id']}/play"
            chair = Chair(dial(address, ssl=context, additional_headers={"Cookie": cookie}, origin=origin))
            while not chair.state.get("legal"):
                chair.hear()
            assert chair.play(chair.state["legal"][0]["code"])["type"] == "ok"
            chair.close()
            assert "max-age" in http.get("/").headers["strict-transport-security"]
    finally:
        proxy.terminate()
        proxy.wait()
        server.stop()
