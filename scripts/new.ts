/** Writes what a new part begins with, so that it passes at once: `npm run new -- component …`, `npm run new -- brand …`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brandFiles, brandUsage } from "./newBrand.ts";
import { componentFiles, withStage } from "./newComponent.ts";

const root = join(import.meta.dirname, "..");
const componentUsage = "npm run new -- component <room> <Name>     for example: npm run new -- component bills PaymentReminder";

function stop(message: string): never {
  console.error(`${message}\n${componentUsage}\n${brandUsage}`);
  process.exit(2);
}

function write(files: Record<string, string>): void {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) stop(`Already there: ${taken.join(", ")}.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
}

function newComponent([room = "", name = ""]: readonly string[]): void {
  const rooms = readdirSync(join(root, "design-system/src"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !["icons", "theme"].includes(entry.name) ? entry.name : [],
  );
  if (!rooms.includes(room)) stop(`There is no room "${room}"; there are ${rooms.join(", ")}.`);
  if (!/^[A-Z][A-Za-z]+$/.test(name)) stop(`"${name}" is no component's name: it begins with a capital and has letters only.`);
  write(componentFiles(room, name));
  const { version } = JSON.parse(readFileSync(join(root, "design-system/package.json"), "utf8")) as { version: string };
  const stages = join(root, "stories/stages.ts");
  writeFileSync(stages, withStage(readFileSync(stages, "utf8"), room, name, version));
  console.log(`\nNext: npm run check; then say in the page when to use it, and replace what the template says.`);
}

function newBrand(args: readonly string[]): void {
  try {
    const { files, findings } = brandFiles(args);
    write(files);
    for (const { input, message } of findings) console.log(`\n${input}: ${message}`);
    console.log(`\nEvery pair of colours passes. Next: npm run storybook, and choose the brand under Favilla/Brands/Written.`);
  } catch (error) {
    stop((error as Error).message);
  }
}

const [kind, ...args] = process.argv.slice(2);
if (kind === "component") newComponent(args);
else if (kind === "brand") newBrand(args);
else stop(`There is nothing to make for "${kind ?? ""}".`);
