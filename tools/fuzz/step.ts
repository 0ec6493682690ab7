import fc from "fast-check";
import type { Fault } from "../../sandbox/src/http/faults.ts";
import { type SampleEmail, signIns } from "../../sandbox/src/seed/signIns.ts";
import { addresses, forms } from "./addresses.ts";
import { hostileTexts } from "./texts.ts";

/** An element of the page, found again by its role, its name and its place among those with the same. */
export interface Target {
  role: string;
  name: string;
  nth: number;
}

/** Text that suits the field, such as an IBAN. */
export const fitting = "fitting";

/** One step of a visit. `pick` chooses among the elements of the page; once chosen, `target` says which one. */
export type Step =
  | { do: "press"; pick: number; twice: boolean; target?: Target }
  | { do: "type"; pick: number; text: string; target?: Target }
  | { do: "key"; key: string }
  /** Fills every field with what suits it, ticks what must be accepted, and presses the button at the end. */
  | { do: "complete" }
  /** By the address bar; `tab` in the other tab, which is opened if there is none. */
  | { do: "open" | "tab"; path: string }
  | { do: "fault"; faults: Fault[] }
  /** The servers' clock jumps forward. */
  | { do: "clock"; minutes: number }
  | { do: "back" | "forward" | "reload" | "offline" | "online" | "lose session" };

export interface Visit {
  /** Undefined for a visitor without a session. */
  email: SampleEmail | undefined;
  path: string;
  phone: boolean;
  /** Hours by which the clock of the device is wrong. */
  hoursOff: number;
  steps: Step[];
}

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const path = oneOf(...addresses);
const pick = fc.nat(9_999);

const fault: fc.Arbitrary<Fault> = fc
  .record({
    where: oneOf<Pick<Fault, "match" | "operation">>(
      { match: "* /api" },
      { match: "* /admin/api" },
      { match: "POST /api/billing" },
      { match: "GET /api/" },
      { match: "POST /api/auth" },
      { match: "POST /admin/api", operation: "mutation" },
      { match: "POST /api/otp" },
      { match: "PUT /api" },
    ),
    how: oneOf<Omit<Fault, "match">>(
      { mode: "status", status: 500 },
      { mode: "status", status: 503 },
      { mode: "status", status: 429 },
      { mode: "status", status: 401, code: "AUTH-FAILED" },
      { mode: "status", status: 404 },
      { mode: "html" },
      { mode: "empty" },
      { mode: "truncated" },
      { mode: "bad-json" },
      { mode: "reset" },
      { mode: "json", body: {} },
      { mode: "json", body: [null] },
      { mode: "graphql" },
      { mode: "delay", delay: 1200 },
    ),
    times: oneOf(1, 2, undefined),
  })
  .map(({ where, how, times }) => ({ ...where, ...how, ...(times && { times }) }));

const complete = fc.constant<Step>({ do: "complete" });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 42, arbitrary: fc.record({ do: fc.constant("press" as const), pick, twice: fc.nat(7).map((n) => n === 0) }) },
  {
    weight: 20,
    arbitrary: fc.record({
      do: fc.constant("type" as const),
      pick,
      text: fc.oneof({ weight: 3, arbitrary: fc.constant(fitting) }, { weight: 2, arbitrary: oneOf(...hostileTexts) }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant("key" as const),
      key: oneOf("Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowDown", "ArrowRight", "Home", "End", "Backspace"),
    }),
  },
  { weight: 8, arbitrary: complete },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("open" as const), path }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("tab" as const), path }) },
  { weight: 4, arbitrary: fault.map((one) => ({ do: "fault" as const, faults: [one] })) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: "fault", faults: [] }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("clock" as const), minutes: oneOf(4, 20, 24 * 60, 40 * 24 * 60) }) },
  {
    weight: 14,
    arbitrary: fc
      .oneof(
        { weight: 5, arbitrary: fc.constant("back" as const) },
        { weight: 3, arbitrary: fc.constant("forward" as const) },
        { weight: 3, arbitrary: fc.constant("reload" as const) },
        { weight: 2, arbitrary: fc.constant("offline" as const) },
        { weight: 3, arbitrary: fc.constant("online" as const) },
        { weight: 1, arbitrary: fc.constant("lose session" as const) },
      )
      .map((what) => ({ do: what })),
  },
);

const customers = signIns.map(({ email }) => email).filter((email) => !email.startsWith("migra"));

const length = { minLength: 24, maxLength: 24 };

const around = {
  phone: fc.boolean(),
  hoursOff: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: oneOf(5, -5) }),
};

/** Anything anywhere. */
const wandering: fc.Arbitrary<Visit> = fc.record({
  email: fc.oneof(
    { weight: 6, arbitrary: fc.constant("giulia@esempio.it" as const) },
    { weight: 3, arbitrary: oneOf(...customers) },
    { weight: 2, arbitrary: fc.constant(undefined) },
  ),
  path,
  ...around,
  steps: fc.array(anyStep, length),
});

/** A form that is filled in again and again, with something odd between. */
const filling: fc.Arbitrary<Visit> = fc.record({
  email: fc.oneof({ weight: 5, arbitrary: fc.constant("giulia@esempio.it" as const) }, { weight: 1, arbitrary: fc.constant(undefined) }),
  path: oneOf(...forms),
  ...around,
  steps: fc.array(fc.oneof({ weight: 2, arbitrary: complete }, { weight: 3, arbitrary: anyStep }), length),
});

const visits = fc.oneof(wandering, filling);

/** The visit that a seed stands for. */
export const visitOf = (seed: number): Visit => fc.sample(visits, { seed, numRuns: 1 })[0] as Visit;

const shortText = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A step in words, for a person who follows it by hand. */
export function inWords(step: Step): string {
  switch (step.do) {
    case "press":
      return `${step.twice ? "press twice" : "press"} ${step.target ? `${step.target.role} ${shortText(step.target.name)}` : "nothing"}`;
    case "type":
      return `type ${shortText(step.text)} into ${step.target ? `${step.target.role} ${shortText(step.target.name)}` : "nothing"}`;
    case "key":
      return `key ${step.key}`;
    case "complete":
      return "fill every field with what suits it and press the button at the end";
    case "open":
      return `open ${step.path}`;
    case "tab":
      return `go to the other tab (${step.path} if it is new)`;
    case "fault":
      return step.faults.length > 0 ? `faults ${JSON.stringify(step.faults)}` : "faults end";
    case "clock":
      return `servers' clock ${step.minutes} minutes forward`;
    default:
      return step.do;
  }
}
