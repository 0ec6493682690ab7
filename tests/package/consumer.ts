/** A site of its own, outside the repository, with the packed packages in it. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Runs a program and gives what it prints; what it prints on failure is the error's message. */
export function execute(program: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
}

/** Packs both packages into `folder` and gives the files' paths. */
export function pack(folder: string): string[] {
  return ["tokens", "design-system"].map((name) => {
    execute("npm", ["pack", "--silent", "--pack-destination", folder], join(root, "dist", name));
    return join(folder, readdirSync(folder).find((file) => file.startsWith(`favilla-${name}-`)) as string);
  });
}

export interface Consumer {
  folder: string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  /** Runs a program that is installed in the site, or Node. */
  run: (program: string, ...args: string[]) => string;
  remove: () => void;
}

/** Makes a site with the packed packages and `dependencies` ("react@19.3.1") installed. */
export function makeConsumer(tarballs: readonly string[], dependencies: readonly string[]): Consumer {
  const folder = mkdtempSync(join(tmpdir(), "favilla-consumer-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  execute("npm", ["install", "--no-audit", "--no-fund", "--silent", "--prefer-offline", ...tarballs, ...dependencies], folder);
  return {
    folder,
    write,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    run: (program, ...args) => execute(program === "node" ? process.execPath : join(folder, "node_modules/.bin", program), args, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
