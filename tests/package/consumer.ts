/** A separate site, outside the repository, with the packed packages. */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const root = join(import.meta.dirname, "../..");
const site = join(import.meta.dirname, "site");

const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { devDependencies: Record<string, string> };
/** A package at the repository's version. */
export const pinned = (name: string): string => `${name}@${devDependencies[name]}`;

interface Output {
  stdout: string;
  stderr: string;
}

/** Runs a program and returns both outputs; on failure they are the error's message. */
export function executeWhole(program: string, args: readonly string[], cwd: string): Output {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
    // Otherwise npm would leave out a site's tools, which are its development packages.
    env: { ...process.env, NODE_ENV: "production", npm_config_include: "dev" },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${error?.message ?? ""}\n${stdout}\n${stderr}`);
  return { stdout, stderr };
}

/** Runs a program and returns its standard output. */
export const execute = (program: string, args: readonly string[], cwd: string): string => executeWhole(program, args, cwd).stdout;

const packFolder = (folder: string, into: string): string =>
  join(into, execute("npm", ["pack", "--silent", "--pack-destination", into], folder).trim());

/** Packs both packages into `folder` and returns the files' paths. */
export const pack = (folder: string): string[] => ["tokens", "design-system"].map((name) => packFolder(join(root, "dist", name), folder));

/** Packs the library as a later version: other class names, and cards with another radius. */
export function repackAsNext(folder: string): string {
  const copy = join(folder, "next");
  cpSync(join(root, "dist/design-system"), copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(copy, "package.json"), "utf8")) as { version: string };
  const [ours, theirs] = [`fv${manifest.version.replace(/\W/g, "_")}_`, "fv99_0_0_"];
  writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest, version: "99.0.0" }));
  for (const file of globSync("**/*.{js,css}", { cwd: copy })) {
    const text = readFileSync(join(copy, file), "utf8");
    writeFileSync(join(copy, file), text.replaceAll(ours, theirs).replaceAll("var(--fv-card-radius)", "3px"));
  }
  return packFolder(copy, folder);
}

export interface Consumer {
  folder: string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  /** Runs a program in the site: its own, else the repository's; or Node. */
  run: (program: string, ...args: string[]) => string;
  /** Runs it in the same way and returns both outputs: tools write warnings to either. */
  runWhole: (program: string, ...args: string[]) => Output;
  remove: () => void;
}

/** Creates a site with `packages` ("react@19.3.1", a packed file) installed, and the files of `folders`. */
export function makeConsumer(packages: readonly string[], folders: readonly string[] = [site]): Consumer {
  const folder = mkdtempSync(join(tmpdir(), "favilla-consumer-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  execute("npm", ["install", "--no-audit", "--no-fund", "--silent", "--prefer-offline", ...packages], folder);
  for (const files of folders) cpSync(files, folder, { recursive: true });
  return consumerIn(folder);
}

/** A site that was created before. */
export function consumerIn(folder: string): Consumer {
  const programs = [folder, root].map((each) => join(each, "node_modules/.bin"));
  const find = (program: string) => programs.flatMap((each) => globSync(join(each, program)))[0] ?? program;
  const run = (program: string, args: readonly string[]) =>
    executeWhole(program === "node" ? process.execPath : find(program), args, folder);
  return {
    folder,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    read: (file) => readFileSync(join(folder, file), "utf8"),
    run: (program, ...args) => run(program, args).stdout,
    runWhole: (program, ...args) => run(program, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The compiler's options of a site with a bundler, for files that are only type-checked. */
export const siteOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};
