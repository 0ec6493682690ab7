/** Writes what a new part begins with, so that it passes at once: `npm run new -- component <room> <Name>`. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { componentFiles } from "./newComponent.ts";

const root = join(import.meta.dirname, "..");
const usage = "npm run new -- component <room> <Name>     for example: npm run new -- component bills PaymentReminder";

function stop(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

const [kind, room = "", name = ""] = process.argv.slice(2);
if (kind !== "component") stop(`There is nothing to make for "${kind ?? ""}".`);
const rooms = readdirSync(join(root, "design-system/src"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !["icons", "theme"].includes(entry.name) ? entry.name : [],
);
if (!rooms.includes(room)) stop(`There is no room "${room}"; there are ${rooms.join(", ")}.`);
if (!/^[A-Z][A-Za-z]+$/.test(name)) stop(`"${name}" is no component's name: it begins with a capital and has letters only.`);

const files = Object.entries(componentFiles(room, name));
const taken = files.map(([file]) => file).filter((file) => existsSync(join(root, file)));
if (taken.length > 0) stop(`Already there: ${taken.join(", ")}.`);
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
}
console.log(`\nNext: npm run check; then say in the page when to use it, and replace what the template says.`);
