import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nginxOf } from "../../portal/hosting/nginx.ts";
import { parseSettings, type Settings } from "../../portal/hosting/settings.ts";
import { readRules } from "../../portal/hosting/write.ts";
import { parseConfig } from "../../portal/src/platform/config/config.ts";

export const dist = resolve(process.env["PORTAL_DIST"] ?? "portal/dist");

export interface Nginx {
  url: string;
  /** Lines of the access log. */
  log: () => string[];
  close: () => Promise<void>;
}

interface Options {
  settings?: Partial<Settings>;
  /** config.json of the installation. @default that of the files */
  config?: object;
  /** Folder of the files. @default the build */
  root?: string;
  /** Plants a defect into the configuration. */
  change?: (text: string) => string;
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** Makes a certificate for 127.0.0.1, signed by itself, with as many days as are given. Returns its paths. */
export function makeCertificate(folder: string, days = 90): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, "site.crt"), join(folder, "site.key")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", String(days)];
  execFileSync("openssl", [...made, ...subject, "-keyout", key, "-out", certificate], { stdio: "pipe" });
  return { certificate, key };
}

/** The line of the configuration that this machine's nginx needs to read the tests' files. */
const asRoot = process.getuid?.() === 0 ? "user root;" : "";

/** The container's nginx.conf, with another folder for what it writes, and another file. */
const nginxMain = (include: string, scratch: string): string =>
  readFileSync("portal/hosting/templates/container/nginx.conf", "utf8")
    .replaceAll("/tmp/", `${scratch}/`)
    .replace(/(?<=include ).*(?=;)/, include);

async function answers(child: ChildProcess, port: number, errors: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors()}`);
    const reached = await fetch(`http://127.0.0.1:${port}/version.json`, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      ({ cause }: { cause?: { code?: string } }) => cause?.code !== "ECONNREFUSED",
    );
    if (reached) return;
  }
}

/** Starts a real nginx with the configuration that the build writes, on a free port of this machine. */
export async function startNginx({ settings, config, root = dist, change = (text) => text }: Options = {}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "favilla-nginx-"));
  const port = await freePort();
  const shipped = JSON.parse(readFileSync("portal/hosting.json", "utf8")) as Settings;
  const own = { ...shipped, host: "localhost", listen: `127.0.0.1:${port}`, root, log: join(folder, "access.log"), ...settings };
  const installation = {
    config: parseConfig(config ? JSON.stringify(config) : readFileSync(join(root, "config.json"), "utf8")),
    settings: parseSettings(JSON.stringify(own)),
  };
  mkdirSync(join(folder, "scratch"));
  writeFileSync(join(folder, "favilla.conf"), change(nginxOf(readRules(root, installation), installation)));
  writeFileSync(join(folder, "nginx.conf"), asRoot + nginxMain(join(folder, "favilla.conf"), join(folder, "scratch")));
  // Debian keeps it where only an administrator's path leads.
  const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: ["ignore", "ignore", "pipe"], env });
  let errors = "";
  child.stderr.on("data", (data) => {
    errors += data;
  });
  child.on("error", (error) => {
    errors += error.message;
  });
  await answers(child, port, () => errors);
  return {
    url: `${own.tls ? "https" : "http"}://127.0.0.1:${port}`,
    log: () => readFileSync(join(folder, "access.log"), "utf8").trim().split("\n"),
    close: () =>
      new Promise((done) => {
        child.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        child.kill("SIGTERM");
      }),
  };
}
