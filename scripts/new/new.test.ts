import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkPackages } from "../linkPackages.ts";

const root = join(import.meta.dirname, "../..");
/** `npm run tool -- walks` tries what takes two minutes, and `npm test` the rest. */
const withWalks = Boolean(process.env["WALKS"]);
const copy = mkdtempSync(join(tmpdir(), "favilla-new-"));
const program = (name: string) => join(root, "node_modules/.bin", name);

async function execute(command: string, ...args: string[]): Promise<string> {
  try {
    const options = { cwd: copy, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: "1" } };
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}

interface Report {
  numPassedTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

const generate = (...args: string[]) => execute(process.execPath, "scripts/new.ts", ...args);

if (withWalks)
  describe("what is written", () => {
    /** The repository's files in another place, with the packages of this one. */
    beforeAll(() => {
      const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
      // A file that was deleted and not yet committed is still in the list.
      for (const file of stdout.split("\n").filter((name) => name && existsSync(join(root, name)))) {
        mkdirSync(dirname(join(copy, file)), { recursive: true });
        cpSync(join(root, file), join(copy, file), { force: true });
      }
      linkPackages(copy);
      // The compiler's notes of its last run say by content which files it need not read again.
      if (existsSync(join(root, ".types"))) cpSync(join(root, ".types"), join(copy, ".types"), { recursive: true });
    }, 60_000);
    afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

    it("a new component, form, page and call compile, keep the rules and pass their tests as they come", { timeout: 600_000 }, async () => {
      const outputs = [
        // This one also sets the copy up, as every npm command does.
        await execute(process.execPath, "scripts/run.mjs", "new", "component", "bills", "PaymentReminder"),
        await generate("form", "account", "NicknameForm"),
        await generate("page", "account", "documents", "/documenti", "I miei documenti"),
        await generate("page", "access", "helpDesk", "/assistenza", "Assistenza", "--area", "public"),
        await generate("call", "bills", "reminders", "/billing/reminders"),
      ];
      const written = outputs.flatMap((text) =>
        [...text.matchAll(/^(?:new|changed) +(\S+\.(?:tsx?|json))$/gm)].map(([, file]) => file as string),
      );
      expect(written.length).toBeGreaterThan(20);
      const report = join(copy, "report.json");
      const named = [
        "nicknameSchema",
        "reminders/",
        "client/reminders",
        "shell/app",
        "shell/paths",
        "contract/paths",
        "unit/api",
        "unit/stories",
        "unit/messages",
        "unit/ledger",
        "changes.test",
      ];
      await Promise.all([
        execute(program("tsc"), "-b"),
        execute(program("biome"), "ci", "--diagnostic-level=error", ...written),
        execute(process.execPath, "scripts/imports.ts"),
        execute(program("knip")),
        // Its outcome is read from the report, which names what failed.
        execute(program("vitest"), "run", "--project", "unit*", "--reporter=json", `--outputFile=${report}`, ...named).catch(() => {}),
      ]);
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
      const failed = testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [`${name}: ${message}`] : []),
        ...assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
      ]);
      expect(failed).toEqual([]);
      expect(numPassedTests).toBeGreaterThan(50);
      const files = testResults.map(({ name }) => name);
      for (const part of ["nicknameSchema.test.ts", "reminders/calls.test.ts", "client/reminders.test.ts"])
        expect(
          files.some((file) => file.endsWith(part)),
          part,
        ).toBe(true);
    });
  });

it("an invalid or taken name, path or room is refused with the reason, and nothing is written", { timeout: 60_000 }, () => {
  const refusals: [string[], string][] = [
    [["component", "nowhere", "Name"], 'There is no room "nowhere"'],
    [["component", "feedback", "Tag"], "Already there: "],
    [["form", "account", "Nickname"], "ends with Form"],
    [["page", "bills", "more", "/bollette", "Altre"], "There is a page at /bollette already."],
    [["page", "bills", "bills", "/altre", "Altre"], 'There is a page called "bills" already.'],
    [["page", "bills", "more", "/altre/:id", "Altre"], "is no path"],
    [["page", "bills", "more", "/altre", "Altre", "--area", "middle"], 'There is no area "middle"'],
    [["call", "bills", "vouchers", "/x"], 'There is a call "vouchers" already.'],
    [["call", "bills", "more", "/vouchers"], "There is a call at /vouchers already."],
    [["room", "x"], 'There is nothing to make for "room"'],
  ];
  for (const [args, reason] of refusals) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/new.ts", ...args], { cwd: root, encoding: "utf8" });
    expect([status, stdout, stderr.includes(reason)], `${args.join(" ")}: ${stderr}`).toEqual([2, "", true]);
  }
});
