import type { Look } from "./inPage.ts";
import type { Step } from "./step.ts";
import type { Events, Sent } from "./watch.ts";

export interface Find {
  rule: string;
  what: string;
}

export interface Moment {
  step: Step;
  /** Facts before the step; undefined at the start, and on the browser's own error page. */
  before: Look | undefined;
  after: Look | undefined;
  events: Events;
  /** False if the page was still loading, or blank, after the longest time. */
  settled: boolean;
  /** Requests without an answer, as method and path. */
  waiting: readonly string[];
  /** True if a fault, a lost connection or a clock explains errors now. */
  disturbed: boolean;
  /** True for a customer whose data are odd on purpose, and reported. */
  oddData: boolean;
  /** Personal data of this visit, which must not appear in reports, titles and addresses. */
  secrets: readonly string[];
}

/** The second of two presses may fall on what has moved there, so it says nothing about focus. */
const activates = (step: Step) =>
  (step.do === "press" && !step.twice) || (step.do === "key" && (step.key === "Enter" || step.key === "Space"));

const policy = /Content Security Policy|requires 'Trusted/;
/** Chromium's own line about an answer with an error status, or about a lost connection. */
const failedLoad = /^Failed to load resource/;
/** Reports of a refusal by the servers: input that the form accepts and the servers don't, a wrong password. */
const refusal = /"status":4\d\d|"code":"[\w-]+"/;
/** Reports of a malformed request (3), which is never right. Those of an unknown page (4) and of an ended session (108) are. */
const malformed = /^\[favilla\] 3 /;
const expected = /^\[favilla\] (4|108) /;
/** The report of a customer without requests, which counts as a failure (RQ-02). */
const noRequests = /"no status request"/;
const isCaused = (report: string) => noRequests.test(report) || expected.test(report) || (refusal.test(report) && !malformed.test(report));
const personal = /\b(IT\d{2}[A-Z]\d{22}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|eyJ[\w-]{10,}\.[\w-]{10,})\b/;

/** Names of buttons that end a draft on purpose. */
export const ends = /annulla|interrompi|esci|scarta|abbandona|elimina|disconnetti/i;

function lostDrafts({ step, before, after, events }: Moment): string[] {
  if (!before || !after) return [];
  if (events.sent.some(({ write, accepted }) => write && accepted)) return [];
  if (step.do === "press" && ends.test(step.target?.name ?? "")) return [];
  // What is typed may be what is saved already: then nothing is left to keep.
  if (step.do === "type" || step.do === "complete") return [];
  // Another tab has its own drafts.
  if (step.do === "tab") return [];
  return Object.keys(before.drafts).filter((name) => {
    const leftByVisitor = name.startsWith("visitor ") && after.hasSession;
    return !(name in after.drafts) && !leftByVisitor;
  });
}

function sentTwice(sent: readonly Sent[]): Sent[] {
  const accepted = sent.filter(({ write, accepted: done }) => write && done);
  return accepted.filter(({ path, body }, index) => accepted.findIndex((other) => other.path === path && other.body === body) < index);
}

/** Returns what breaks a rule at this moment of a visit. */
export function judge(moment: Moment): Find[] {
  const { step, before, after, events, settled, waiting, disturbed, oddData, secrets } = moment;
  const finds: Find[] = [];
  const find = (rule: string, what: string | readonly string[]) => {
    for (const each of typeof what === "string" ? [what] : what) finds.push({ rule, what: each.slice(0, 600) });
  };
  const isLeak = (text: string) => personal.test(text) || secrets.some((secret) => text.includes(secret));

  find("an error that nobody caught", events.crashes);
  find(
    "the content security policy was broken",
    events.errors.filter((text) => policy.test(text)),
  );
  find(
    "a page crashed",
    events.reports.filter((text) => text.includes("a page failed")),
  );
  find(
    "a write was sent twice",
    sentTwice(events.sent).map(({ method, path, body }) => `${method} ${path} ${body}`),
  );
  find("personal data in a report", events.reports.filter(isLeak));
  if (!disturbed) {
    find(
      "an error in the console",
      events.errors.filter((text) => !policy.test(text) && !failedLoad.test(text)),
    );
    find(
      "the servers failed",
      events.sent.filter(({ status = 0 }) => status >= 500).map(({ method, path }) => `${method} ${path}`),
    );
    find("a report without a cause", oddData ? [] : events.reports.filter((text) => !isCaused(text)));
  }
  if (before && !before.hasSession && after && !after.hasSession) {
    find(
      "a request after sign-out",
      events.sent.filter(({ authorised }) => authorised).map(({ method, path }) => `${method} ${path}`),
    );
  }
  find("a draft was lost", lostDrafts(moment));
  if (!after) return finds;
  if (after.hostile) find("a hostile text ran", after.url);
  if (isLeak(`${after.title} ${decodeURIComponent(safe(after.url))}`))
    find("personal data in title or address", `${after.title} ${after.url}`);
  if (after.raw.length > 0 && !oddData) find("a word of programs is shown", `${after.raw.join(", ")} on ${after.url}`);
  if (after.overflow > 1) find("the page scrolls sideways", `${after.overflow} px on ${after.url}`);
  if (!settled && !disturbed && after.heading !== "") {
    find("a page loads without end", `${after.url}: ${[...after.busy, ...waiting].join(", ")}`);
  }
  if (after.heading === "") find("a page without a main heading", after.url);
  if (after.ways === 0) find("a dead end", after.url);
  const sameDocument = before?.loadedAt === after.loadedAt;
  if (activates(step) && sameDocument && after.focusOnBody && !before?.focusOnBody) find("focus on the body after a press", after.url);
  return finds;
}

/** The address without percent signs that encode nothing. */
const safe = (url: string) => url.replace(/%(?![0-7][\da-f])/gi, "");
