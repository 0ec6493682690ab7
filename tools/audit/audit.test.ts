import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/setup.mjs";
import type { Placed } from "./finding.ts";
import { checks, clauses, criteria, devices, journeys, ways } from "./guides.ts";
import { isFailure, isKnown, judge } from "./judge.ts";
import { problemFor, problemsOf, readProblems } from "./problems.ts";
import { safe } from "./report/document.ts";
import { earl } from "./report/earl.ts";
import { report } from "./report/index.ts";
import { protocol } from "./report/protocol.ts";
import { transcripts } from "./report/transcripts.ts";
import type { Result } from "./result.ts";
import { latestTrial, readTrials } from "./trials.ts";

const noFacts = { build: "", tools: [], widths: "", looks: "", speed: "" };
const finding: Placed = {
  check: "axe",
  rule: "color-contrast",
  level: "AA",
  criteria: ["1.4.3"],
  target: "p",
  message: "Too little contrast.",
  where: ["favilla dark"],
};
const result = (id: string, findings: Placed[] = []): Result => ({
  kind: "story",
  id,
  title: "Bills/BillCard",
  name: id,
  findings,
  seen: ["1.4.3", "2.1.2"],
});
const known = problemsOf([
  [
    "Bills/BillCard, Bills/BillList",
    "color-contrast",
    "all",
    "–",
    "The print is pale.",
    "The old print is kept.",
    "2026-11-20",
    "2027-05-01",
  ],
  ["Bills/BillCard", "–", "Safari", "VoiceOver", "A word is read twice.", "WebKit says it.", "2026-11-20", "2027-05-01"],
]);
const verdictOf = (found: Placed[], id = "1.4.3") =>
  judge([result("one", found)], [], "2026-11-20").criteria.find((each) => each.id === id)?.verdict;

describe("the audit's judgement", () => {
  it("counts the same finding in several stories once, with where it was", () => {
    const { findings } = judge([result("one", [finding]), result("two", [{ ...finding, where: ["brezza dark"] }])], [], "2026-11-20");
    expect(findings).toMatchObject([{ subjects: ["one", "two"], where: ["favilla dark", "brezza dark"] }]);
    expect(findings.filter(isFailure)).toHaveLength(1);
  });

  it("a known problem of the component makes a failure a known one until its last day", () => {
    expect(known.map(({ where, rule }) => [where, rule])).toEqual([
      ["Bills/BillCard", "color-contrast"],
      ["Bills/BillList", "color-contrast"],
      ["Bills/BillCard", undefined],
    ]);
    expect(problemFor(known, "Feedback/Banner", "color-contrast")).toBeUndefined();
    const [before, after] = ["2027-05-01", "2027-05-02"].map((day) => judge([result("one", [finding])], known, day).findings);
    expect([before?.filter(isKnown).length, before?.filter(isFailure).length]).toEqual([1, 0]);
    expect([after?.filter(isKnown).length, after?.filter(isFailure).length]).toEqual([0, 1]);
    expect(after?.[0]?.expired).toBe(known[0]);
  });

  it("calls a criterion supported only if the measurements decide it without doubt", () => {
    expect(verdictOf([])).toBe("Supports");
    expect(verdictOf([finding])).toBe("Partially Supports");
    expect(verdictOf([{ ...finding, level: "unsure" }])).toBe("To be checked by a person");
    expect(verdictOf([], "2.4.4")).toBe("To be checked by a person");
    expect(verdictOf([], "1.2.2")).toBe("Not Applicable");
    expect(verdictOf([], "1.4.10")).toBe("To be checked by a person");
  });

  it("names the criteria of level AAA that were not evaluated", () => {
    expect(verdictOf([], "2.4.13")).toBe("Not Evaluated");
    expect(verdictOf([], "1.2.6")).toBe("Not Applicable");
  });

  it("knows all 86 criteria of WCAG 2.2, and 4.1.1; 55 and it of levels A and AA, 38 of them of WCAG 2.0", () => {
    expect(criteria).toHaveLength(87);
    expect(criteria.filter(({ level }) => level !== "AAA")).toHaveLength(56);
    expect(criteria.filter(({ in508 }) => in508)).toHaveLength(38);
    const addressOf = (soughtId: string) => criteria.find(({ id }) => id === soughtId)?.address;
    expect(addressOf("1.4.3")).toBe("https://www.w3.org/TR/WCAG22/#contrast-minimum");
    expect(addressOf("3.3.4")).toBe("https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data");
    expect(addressOf("4.1.1")).toBe("https://www.w3.org/TR/WCAG22/#parsing");
  });

  it("names each judged page by an existing address", () => {
    const { "@graph": graph } = earl(judge([result("one")], [], "2026-11-20"), [result("one")], "1.0.0") as { "@graph": object[] };
    expect(graph[0]).toMatchObject({ "@id": "urn:favilla:audit", version: "1.0.0" });
    expect(graph[1]).toMatchObject({
      subject: { "@id": "urn:favilla:story%3ABills%2FBillCard" },
      test: { "@id": "https://www.w3.org/TR/WCAG22/#contrast-minimum" },
    });
  });

  it("findings are written into the report as text, not as HTML", () => {
    const judgement = judge([result("one", [{ ...finding, message: "<script>" }])], [], "2026-11-20");
    const html = report(judgement, { components: ["Bills/BillCard"], pages: [] }, noFacts);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
  });

  it("[DS-27] the report leads from a criterion to the transcripts that help to judge it, and there is one of each kind", () => {
    const html = report(
      judge([], [], "2026-11-20"),
      { components: [], pages: [] },
      { build: "", tools: [], widths: "", looks: "", speed: "" },
    );
    const links = [...html.matchAll(/id="c-([\d.]+)">[^\n]*?<\/th>/g)].flatMap(([cell, id]) =>
      [...cell.matchAll(/transcripts\.html#(\w+)/g)].map(([, kind]) => `${id} ${kind}`),
    );
    expect(links).toContain("4.1.3 outcomes");
    expect(links).toContain("4.1.2 journeys");
    const heard = transcripts();
    for (const link of links) {
      const [id, kind] = link.split(" ");
      expect(heard).toContain(`index.html#c-${id}"`);
      expect(heard).toMatch(new RegExp(`id="${kind}">((?!<h2)[^])*<summary>`));
    }
    expect(heard).toContain("campo di testo, non valido, obbligatorio: E-mail; descrizione: Scrivi la tua e-mail");
  });
});

it("[DS-108] every known problem is whole, none has run out, and the report lists each with engine, reader, reason and days", () => {
  const today = new Date().toISOString().slice(0, 10);
  const problems = readProblems();
  expect(problems.filter(({ seen, until }) => !(seen <= today && today <= until))).toEqual([]);
  const html = report(judge([], problems, today), { components: [], pages: [] }, noFacts);
  for (const { where, engine, reader, problem, reason, seen, until } of problems) {
    expect(engine && reader && problem && reason).toBeTruthy();
    const cells = [engine, reader, problem, reason, seen, until].map((text) => `<td>${safe(text)}</td>`).join("");
    expect(html.replace(/>\s+</g, "><")).toContain(`<th scope="row">${where}</th>${cells}`);
  }
});

it("the manual protocol has a step for each criterion that the conformance report may leave to a person", () => {
  const open = judge([], [], "2026-11-20").criteria.filter(
    ({ level, verdict }) => level !== "AAA" && verdict === "To be checked by a person",
  );
  expect(Object.keys(checks)).toEqual(open.map(({ id }) => id));
});

it("the manual protocol uses the product's own words", () => {
  const words = globSync("{design-system,portal}/src/**/*essages.it.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = ""]) => word),
  );
  const playground = readFileSync(join(root, "sandbox/src/playground/page.html"), "utf8");
  words.push(...[...playground.matchAll(/>([^<>]+)</g)].map(([, word = ""]) => word.trim()).filter(Boolean));
  const asShown = (word: string) => word.replace(/[.*+?^$|()[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+");
  // A template that is nearly all placeholders would match any text.
  const said = words.filter((word) => !word.includes("{") || word.replace(/\{\w+\}/g, "").length > 10);
  const known = new RegExp(`^(?:${said.map(asShown).join("|")})$`);
  const quoted = JSON.stringify([journeys, ways, checks, clauses, devices]).matchAll(/«([^»]+)»/g);
  expect([...quoted].map(([, word = ""]) => word).filter((word) => !known.test(word))).toEqual([]);
});

describe("[DS-32] what people try by hand", () => {
  const trial = (change: object = {}) => ({
    device: "iphone-safari",
    versions: "iOS 26.1",
    date: "2026-12-01",
    by: "M. Prova",
    result: "Works",
    notes: "",
    ...change,
  });
  const written = (trials: object[]) => {
    const file = join(mkdtempSync(join(tmpdir(), "hands-")), "hands.json");
    writeFileSync(file, JSON.stringify(trials));
    return file;
  };

  it("is read from the guide, device by device and step by step", () => {
    expect(devices.length).toBeGreaterThan(10);
    for (const { id, setUp, steps } of devices) {
      expect(id).not.toBe("");
      expect(setUp, id).not.toBe("");
      expect(steps.length, id).toBeGreaterThanOrEqual(4);
      for (const step of steps) expect(step.join(" "), id).toMatch(/^\S.+ \S/);
    }
    expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length);
  });

  it("is read from the guide of journeys, each with its start, and with the ways in which it is tried", () => {
    expect(journeys.length).toBeGreaterThan(10);
    expect(ways.length).toBeGreaterThan(5);
    for (const { title, start, steps } of journeys) {
      expect(start, title).toMatch(/^\//);
      expect(steps.length, title).toBeGreaterThan(1);
    }
  });

  it("comes into the protocol with its latest result, or that there is none", () => {
    const trials = readTrials(
      written([trial(), trial({ date: "2027-01-10", result: "Does not work", notes: "Step 4." }), trial({ date: "2026-11-30" })]),
    );
    expect(latestTrial(trials, "iphone-safari")?.date).toBe("2027-01-10");
    const text = protocol("2027-02-01", "1.0.0", journeys, trials);
    expect(text).toContain("Last tried on 2027-01-10 by M. Prova (iOS 26.1): Does not work. Step 4.");
    expect(text.match(/Nobody has written down a trial yet/g)).toHaveLength(devices.length - 1);
  });

  it("is refused with the name of what is wrong", () => {
    expect(() => readTrials()).not.toThrow();
    expect(() => readTrials(written([trial({ device: "iphon" })]))).toThrow(/"iphon" is not one of iphone-safari, /);
    expect(() => readTrials(written([trial({ result: "Fine" })]))).toThrow(/result/);
  });
});
