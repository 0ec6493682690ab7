/**
 * Prepares everything that a command needs: packages, the built tokens, the contract's types, the indexes of the languages and, on request, a Chromium. Runs on the
 * system's own Node (20 or newer) with built-in modules only, since nothing is installed yet.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, shell } from "./chromium.mjs";
import { findFirefox, findMiniBrowser, findOffice } from "./find.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);

/** The environment with the pinned Node and the packages' programs first on the path. */
const withPrograms = () => ({ ...process.env, PATH: [at("node_modules", ".bin"), process.env.PATH].join(delimiter) });

/** Runs a command in the repository and waits for it. */
export function run(command, args, { quiet = false, env = {}, ...options } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    env: { ...withPrograms(), ...env },
    ...options,
  });
  return { ok: result.status === 0, output: `${result.stdout ?? ""}${result.stderr ?? ""}` };
}

/** Runs a command in the repository while others run. Its output comes whole, at its end, or line by line where it is shown. */
export function runBeside(command, args, { isShown = false, env = {} } = {}) {
  return new Promise((done) => {
    const output = isShown ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", output, output], env: { ...withPrograms(), ...env } });
    const parts = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => parts.push(part));
    child.on("error", (error) => done({ ok: false, output: error.message }));
    child.on("close", (status) => done({ ok: status === 0, output: Buffer.concat(parts).toString() }));
  });
}

/** Hands over to a command that may run for ever: it receives our signals, and we end with it. */
export function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: withPrograms() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => stop(error.message));
  child.on("exit", (code) => process.exit(code ?? 1));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Runs `make` when the files of `inputs` have changed since it last succeeded. */
function whenStale(name, inputs, output, make) {
  const hash = createHash("sha256");
  for (const file of inputs) hash.update(file).update(readFileSync(file));
  const digest = hash.digest("hex");
  const stamp = at("node_modules", ".cache", "favilla", name);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  make();
  mkdirSync(at("node_modules", ".cache", "favilla"), { recursive: true });
  writeFileSync(stamp, digest);
}

/** Every file inside a folder of the repository. */
export const filesIn = (folder) =>
  readdirSync(at(folder), { recursive: true })
    .map((name) => at(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();

/**
 * Tells whether node_modules has the packages of package-lock.json, by the list that npm writes at the end of an installation. The
 * versions of the repository's own packages do not count: after a release there is nothing to install.
 */
function arePackagesInstalled() {
  const list = at("node_modules", ".package-lock.json");
  if (!existsSync(at("node_modules", ".bin", "node")) || !existsSync(list)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(at("package-lock.json"))).every(([path, { version, link, optional }]) => {
    if (!path.includes("node_modules/")) return true;
    if (link) return existsSync(at(path));
    // Optional packages may be for other systems.
    return installed[path] ? installed[path].version === version : optional;
  });
}

/** Stops if node_modules is a link: npm empties what it points to, which may be the packages of another clone. */
function refuseLinkedPackages() {
  if (lstatSync(at("node_modules"), { throwIfNoEntry: false })?.isSymbolicLink())
    stop(
      "node_modules is a link, and an installation would empty what it points to: remove the link (rm node_modules), then run this again.",
    );
}

function installPackages() {
  if (arePackagesInstalled()) return;
  console.log("Installing packages…");
  const { ok, output } = run("npm", ["ci", "--no-audit", "--no-fund"], { quiet: true });
  if (!ok) stop(`npm ci failed:\n${output}`);
}

function buildTokens() {
  whenStale("tokens", filesIn("tokens/src"), at("tokens", "generated", "themes.ts"), () => {
    if (!run("npm", ["run", "generate", "--workspace", "tokens", "--silent"]).ok) stop("The tokens do not build.");
  });
}

function buildContract() {
  const sources = filesIn("docs/api").filter((file) => /(yaml|graphql|generate\.ts)$/.test(file) && !/generated|node_modules/.test(file));
  const documents = filesIn("portal/src").filter((file) => file.endsWith(".graphql"));
  whenStale("contract", [...sources, ...documents], at("docs", "api", "generated", "openapi.ts"), () => {
    if (!run("npm", ["run", "build", "--workspace", "docs/api", "--silent"]).ok) stop("The contract does not build.");
  });
}

function buildLocales() {
  const sources = filesIn("design-system/src").filter((file) => /\.it\.ts$|locales.(de|en).\w+\.ts$/.test(file));
  const maker = at("design-system", "build", "locales.ts");
  whenStale("locales", [maker, ...sources], at("design-system", "src", "locales", "generated", "it.ts"), () => {
    if (!run("npm", ["run", "generate", "--workspace", "design-system", "--silent"]).ok)
      stop("The indexes of the languages cannot be made.");
  });
}

let isListFresh = false;

/** Installs some of Debian's packages, if the system allows it. */
function installPackage(...names) {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"], { quiet: true }).ok) return;
  console.log(`Installing ${names.join(", ")} from Debian's packages…`);
  if (!isListFresh) run("apt-get", ["update"], { quiet: true });
  isListFresh = true;
  run("apt-get", ["install", "--yes", ...names], { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
}

/** Finds a Chromium, or installs Debian's or Playwright's; prints instructions if neither is possible. */
function ensureChromium({ whole }) {
  if (process.env.CHROMIUM_PATH && !findChromium()) stop(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`);
  if (!whole && !findChromium([shell])) installPackage(shell);
  if (findChromium() || (!whole && findChromium([shell]))) return;
  installPackage("chromium");
  if (findChromium()) return;
  console.log("Installing Playwright's Chromium…");
  if (!run("playwright", ["install", "chromium"], { quiet: true }).ok) {
    stop("The tests need a Chromium and none could be had. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.");
  }
}

/** Finds nginx and openssl, or installs Debian's. */
function ensureNginx() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const missing = () => ["nginx", "openssl"].filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  for (const name of missing()) installPackage(name);
  if (missing().length > 0) stop(`The tests need ${missing().join(" and ")}. Install them (Debian: apt-get install nginx openssl).`);
}

/** Finds a program, or installs Debian's. Without it its tests are skipped. */
function ensure(name, find, debian) {
  if (!find()) installPackage(debian);
  if (!find())
    console.log(`There is no ${name} here and none could be installed, so its tests are skipped (Debian: apt-get install ${debian}).`);
}

const ensureFirefox = () => ensure("Firefox", findFirefox, "firefox-esr");

/** Finds Firefox and WebKit, or installs Debian's. The command says which is missing and goes on with the other. */
function ensureEngines() {
  ensureFirefox();
  if (!findMiniBrowser()) installPackage("webkit2gtk-driver", "xvfb");
  // WebKit takes its language from the system.
  const isItalian = () => /^it_IT\.utf-?8$/im.test(run("locale", ["-a"], { quiet: true }).output);
  if (!findMiniBrowser() || isItalian() || process.getuid?.() !== 0) return;
  if (!existsSync("/usr/share/i18n/locales/it_IT")) installPackage("locales");
  run("localedef", ["-i", "it_IT", "-f", "UTF-8", "it_IT.UTF-8"], { quiet: true });
  if (!isItalian()) console.log("WebKit is not Italian, because this system has no locale it_IT.UTF-8.");
}

/**
 * Prepares programs of the system: `nginx` what the tests of hosting need, `firefox` a Firefox, `engines` Firefox and WebKit, `office` a
 * LibreOffice, `browser` a Chromium, without a window unless it is "whole".
 */
export function setupPrograms({ browser = false, nginx = false, firefox = false, engines = false, office = false }) {
  if (nginx) ensureNginx();
  if (firefox) ensureFirefox();
  if (office) ensure("LibreOffice", findOffice, "libreoffice-calc-nogui");
  if (engines) ensureEngines();
  if (browser) ensureChromium({ whole: browser === "whole" });
}

/** Sets up the repository and the programs that a command needs. Quick when nothing is to be done. */
export function setup(programs = {}) {
  if (Number(process.versions.node.split(".")[0]) < 20) stop(`Node 20 or newer is needed; this is ${process.versions.node}.`);
  refuseLinkedPackages();
  installPackages();
  buildTokens();
  buildContract();
  buildLocales();
  setupPrograms(programs);
}
