#!/usr/bin/env node
/** `npx --no @favilla/tokens brand`: writes a brand into a folder of the site, with the proof of its contrast. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brandArguments, brandFiles } from "./brandFiles.ts";

const usage = `npx --no @favilla/tokens brand ${brandArguments}
for example: npx --no @favilla/tokens brand marea --accent "#6b2fb3" --radius 6 --font Georgia`;

function stop(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

function writeBrand(args: readonly string[]): void {
  const { name, folder = name, files, findings, pairs } = brandFiles(args);
  const there = Object.keys(files).filter((file) => existsSync(join(folder, file)));
  if (there.length > 0)
    throw new Error(`${join(folder, there[0] as string)} is already there: remove it, or choose another folder with --out.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    console.log(`new ${join(folder, file)}`);
  }
  for (const { input, message } of findings) console.log(`${input}: ${message}`);
  console.log(`All ${pairs} pairs of colours pass in light, dark and high contrast.
Import ${join(folder, `${name}.css`)} after the library's stylesheet, and write data-brand="${name}" on <html>.`);
}

const [command = "", ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
if (command !== "brand") stop(command ? `There is no command "${command}": write brand.` : "The command is missing: write brand.");
try {
  writeBrand(args);
} catch (error) {
  stop((error as Error).message);
}
