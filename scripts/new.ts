/** Writes the first version of a new part, which passes at once: `npm run new -- page|call|form|component|brand …`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { writeSurface } from "../design-system/build/surface.ts";
import { brandUsage, newBrand } from "./new/brand.ts";
import { callFault, newCall } from "./new/call.ts";
import { newComponent } from "./new/component.ts";
import { newForm } from "./new/form.ts";
import { areas, newPage, type PageOptions, pageFault } from "./new/page.ts";
import type { Part } from "./new/part.ts";
import { root, run, setup } from "./setup.mjs";

const usage = `npm run new -- component <room> <Name>               for example: component bills PaymentReminder
npm run new -- form <room> <Name>Form                for example: form account NicknameForm
npm run new -- page <room> <name> </path> "<Title>" [--area sidebar|bare|public]
                                                     for example: page account documents /documenti "I miei documenti"
npm run new -- call <room> <names> </path>           for example: call bills reminders /billing/reminders
${brandUsage}`;

function stop(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

const read = (file: string): string => readFileSync(join(root, file), "utf8");

function writeFiles({ files, changed = {} }: Part): void {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) stop(`Already there: ${taken.join(", ")}.`);
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`${file in changed ? "changed" : "new    "} ${file}`);
  }
  const formatted = Object.keys({ ...files, ...changed }).filter((file) => /\.(tsx?|json)$/.test(file));
  if (formatted.length > 0) run("biome", ["check", "--write", ...formatted], { quiet: true });
}

const sayNext = ({ next }: Pick<Part, "next">) => console.log(`\n${next}\nThen: npm run check.`);

function write(part: Part): void {
  writeFiles(part);
  sayNext(part);
}

/** The rooms of a folder. Throws, with their names, on a room that is not among them. */
function requireRoom(folder: string, room: string, except: readonly string[] = []): void {
  const rooms = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !except.includes(entry.name) ? entry.name : [],
  );
  if (!rooms.includes(room)) stop(`There is no room "${room}"; there are ${rooms.join(", ")}.`);
}

/** Writes a part of the library, and its entry into the report of the public surface. */
function writeToLibrary(part: Part): void {
  writeFiles(part);
  // The indexes of the languages are made of the files of words.
  setup();
  for (const file of writeSurface()) console.log(`changed design-system/surface/${file}`);
  sayNext(part);
}

function component([room = "", name = ""]: readonly string[]): void {
  requireRoom("design-system/src", room, ["icons", "theme"]);
  if (!/^[A-Z][A-Za-z]+$/.test(name)) stop(`"${name}" is no component's name: it begins with a capital and has letters only.`);
  writeToLibrary(newComponent(room, name, read));
}

function form([room = "", name = ""]: readonly string[]): void {
  requireRoom("design-system/src", room, ["icons", "theme"]);
  if (!/^[A-Z][A-Za-z]+Form$/.test(name))
    stop(`"${name}" is no form's name: it begins with a capital, has letters only and ends with Form.`);
  writeToLibrary(newForm(room, name, read));
}

function page(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { area: { type: "string", default: "sidebar" } },
  });
  const [room = "", name = "", path = "", title = ""] = positionals;
  const area = areas.find((each) => each === values.area);
  requireRoom("portal/src/rooms", room);
  if (!area) stop(`There is no area "${values.area}"; there are ${areas.join(", ")}.`);
  const options: PageOptions = { room, name, path, title, area };
  const fault = pageFault(options, read);
  if (fault) stop(fault);
  writeToLibrary(newPage(options, read));
}

function call([room = "", name = "", path = ""]: readonly string[]): void {
  requireRoom("portal/src/rooms", room, ["home"]);
  const options = { room, name, path };
  const fault = callFault(options, read);
  if (fault) stop(fault);
  write(newCall(options, read));
  // The contract's types are generated from its sources.
  setup();
}

function brand(args: readonly string[]): void {
  try {
    const { files, findings } = newBrand(args);
    const notes = findings.map(({ input, message }) => `${input}: ${message}\n`).join("");
    write({
      files,
      next: `${notes}Every pair of colours passes. Next: npm run storybook, and choose the brand under Favilla/Brands/Written.`,
    });
  } catch (error) {
    stop((error as Error).message);
  }
}

const generators: Record<string, (args: readonly string[]) => void> = { component, form, page, call, brand };
const [kind = "", ...args] = process.argv.slice(2);
const generate = generators[kind];
if (!generate) stop(`There is nothing to make for "${kind}".`);
generate(args);
