import type { Target } from "../browser/page.ts";
import type { Scene } from "../browser/storybook.ts";
import type { Stage } from "./stage.ts";

/** One element of a pattern in one scene: `it` is found again after each remount. */
export interface Subject {
  stage: Stage;
  it: Target;
}

/** A promise of a pattern to its users. */
export interface Expectation {
  /** Short and unique in its pattern. */
  id: string;
  /** The promise, as a sentence for people. */
  says: string;
  /** The part of the APG pattern, and the WCAG criterion behind it. */
  source: string;
  /** Tells whether the expectation applies to this subject; always if missing. */
  applies?: (subject: Subject) => Promise<boolean>;
  /** Brings the subject into the state to check, such as open; done once for consecutive expectations that change nothing. */
  from?: (subject: Subject) => Promise<unknown>;
  /** Throws if the promise is not kept. */
  check: (subject: Subject) => Promise<void>;
}

export interface Pattern {
  /** Stories claim it by the tag "pattern:name". */
  name: string;
  /** The page that describes the pattern. */
  guide: string;
  /** The subjects of the pattern in a scene, as a CSS selector, or as a search that may press keys. */
  subjects: string | ((stage: Stage) => Promise<Target[]>);
  expectations: readonly Expectation[];
}

export interface Verdict {
  expectation: string;
  outcome: "holds" | "fails" | "not applicable";
  /** The place, and the actual result. */
  message?: string;
}

/** Maximum number of similar subjects in one scene. */
const mostSubjects = 2;

async function findSubjects({ subjects }: Pattern, stage: Stage, timeout: number): Promise<Target[]> {
  if (typeof subjects === "function") return (await subjects(stage)).slice(0, mostSubjects);
  const all = stage.root.locator(subjects).filter({ visible: true });
  // Some appear with their first layout.
  await all
    .first()
    .waitFor({ timeout })
    .catch(() => {});
  return Array.from({ length: Math.min(await all.count(), mostSubjects) }, (_, index) => all.nth(index));
}

const firstLines = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages.
    .replace(/\u001b\[\d+m/g, "")
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 6)
    .join(" ");

/**
 * Runs every expectation of a pattern on every subject of a scene.
 * @param reason "claimed": a scene without a subject fails. "present": such a scene is left out.
 */
export async function runPattern(
  pattern: Pattern,
  stage: Stage,
  scene: Scene,
  reason: "claimed" | "present" = "claimed",
): Promise<Verdict[]> {
  await stage.enter(scene);
  const subjects = await findSubjects(pattern, stage, reason === "claimed" ? 1000 : 50);
  if (subjects.length === 0 && reason === "present") return [];
  if (subjects.length === 0) return [{ expectation: "claim", outcome: "fails", message: `${scene.name}: nothing of the pattern in it` }];
  const verdicts: Verdict[] = [];
  for (const [index, it] of subjects.entries()) {
    const subject: Subject = { stage, it };
    // One step for each starting state, so that the stage recognises it.
    const steps = new Map(pattern.expectations.map(({ from }) => [from, from && (() => from(subject))]));
    for (const { id, says, applies, from, check } of pattern.expectations) {
      const verdict: Verdict = { expectation: id, outcome: "holds" };
      try {
        await stage.begin(steps.get(from));
        if (applies && !(await applies(subject))) verdict.outcome = "not applicable";
        else {
          await stage.begin(steps.get(from));
          await check(subject);
        }
      } catch (error) {
        verdict.outcome = "fails";
        verdict.message = `${scene.name}, ${pattern.name} ${index + 1}, ${id}: ${says} Seen: ${firstLines(error)}`;
      }
      verdicts.push(verdict);
    }
  }
  return verdicts;
}
