import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rulesOf } from "../../portal/hosting/rules.ts";
import { type Installation, readInstallation } from "../../portal/hosting/settings.ts";
import { deploymentOf, writeDeployment } from "../../portal/hosting/write.ts";

const configFile = "portal/public/config.json";
const folder = mkdtempSync(join(tmpdir(), "favilla-templates-"));
const own = join(folder, "own");
const ours = (file: string) => readFileSync(join("portal/hosting/templates", file), "utf8");

function installed(settings: object = {}): Installation {
  const file = join(folder, "hosting.json");
  const tls = { certificate: "/etc/site.crt", key: "/etc/site.key" };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync("portal/hosting.json", "utf8")), templates: own, tls, ...settings }));
  return readInstallation(configFile, file);
}
const rulesIn = (installation: Installation) => rulesOf(installation, ["early.js"], { "/login": "login/index.html" });

/** Returns what is written with one template of an operator's own. */
function made(file: string, text: string, settings?: object): Readonly<Record<string, string>> {
  rmSync(own, { recursive: true, force: true });
  mkdirSync(dirname(join(own, file)), { recursive: true });
  writeFileSync(join(own, file), text);
  const installation = installed(settings);
  return deploymentOf(rulesIn(installation), installation);
}

const name = (text: string) => `\${${text}}`;
const ingress = "kubernetes/ingress.yaml.template";
const tls = "nginx/snippets/tls.conf.template";
const nginx = "nginx/favilla.conf.template";

describe("[HO-22] an operator's own templates", () => {
  it("stand in the places of those with the same name, and the others stay", () => {
    const [before, after] = ["ssl_session_tickets off;", "ssl_session_cache shared:site:10m;"];
    const { "nginx/favilla.conf": site = "", ...others } = made(tls, ours(tls));
    expect(site).toContain(before);
    expect(made(tls, ours(tls).replace(before, after))).toEqual({ ...others, "nginx/favilla.conf": site.replace(before, after) });
  });

  it("leave a name out by a comment, which each line of its value is then", () => {
    const text = made(nginx, ours(nginx).replace(`  ${name("TLS")}`, `  # ${name("TLS")}`))["nginx/favilla.conf"];
    expect(text).toContain("  # ssl_certificate /etc/site.crt;\n  # ssl_certificate_key /etc/site.key;\n");
  });

  it("get names that YAML would read as numbers in quotes", () => {
    const { "kubernetes/ingress.yaml": text = "" } = made(ingress, ours(ingress), { host: "7", image: "1.5" });
    expect(parse(text).spec.rules[0].host).toBe("7");
  });

  it("are looked for in a folder that is there", () => {
    const installation = installed({ templates: "/none/here" });
    expect(() => deploymentOf(rulesIn(installation), installation)).toThrow("hosting.json: templates: /none/here cannot be read");
  });
});

describe("[HO-23] a template is refused with the name that is wrong, before anything is written", () => {
  it.each([
    [ingress, ours(ingress).replace("HOST", "HOSTS"), `ingress.yaml.template: ${name("HOSTS")} is no name; it has HOST`],
    [ingress, "host: x\n", `ingress.yaml.template: ${name("HOST")} is missing`],
    [tls, `${ours(tls)}${name("EXTRA")}\n`, `tls.conf.template: ${name("EXTRA")} is no name; it has CERTIFICATE, KEY`],
    ["Dockerfile.dockerignore", name("ROOT"), `Dockerfile.dockerignore: ${name("ROOT")} is no name; it has none`],
    [nginx, ours(nginx).replace(`  ${name("TLS")}`, `  x ${name("TLS")}`), `${name("TLS")} has several lines, so it must be alone`],
    ["nginx/site.conf.template", "", "nginx/site.conf: portal/hosting/templates has no file of this name"],
  ])("%s %#", (file, text, message) => {
    expect(() => made(file, text)).toThrow(message);
    const to = join(folder, "refused");
    const installation = installed();
    expect(() => writeDeployment(rulesIn(installation), installation, configFile, to)).toThrow(message);
    expect(existsSync(to)).toBe(false);
  });
});
