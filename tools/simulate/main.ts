/**
 * Bill day in figures: a million customers, ten minutes in which the back ends fail, with and without the portal's rules. The calls of a
 * visit are those that the built portal makes. docs/scale.md has the model. `--seed 7` gives the same day again.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { retryPause } from "../../portal/src/platform/wire/retry.ts";
import { randomFrom } from "../../sandbox/src/base/random.ts";
import { wholeOption } from "../../scripts/options.ts";
import { root } from "../../scripts/setup.mjs";
import { type Behaviour, type Day, type Outage, type Pause, peak, simulate } from "./model.ts";
import { readVisits, type Visit } from "./visits.ts";

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, customers: { type: "string", default: "1000000" } },
});
const [seed, customers] = [wholeOption("seed", values.seed, 0), wholeOption("customers", values.customers)];

/** Goals of bill day. */
const goals = { first: 6, second: 2, ratio: 1.3 };

/** Shares of the visits by hour from the moment at which the e-mails are sent. */
const shares = [20, 14, 10, 8, 7, 6, 6, 5, 5, 4, 3, 3, 2, 2, 1.5, 1, 0.7, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1];
const hours = shares.map((share) => share / 100);
const outage: Outage = { from: 20 * 60, slowSeconds: 2 * 60, downSeconds: 8 * 60, retryAfter: undefined };
/** A page that says "Riprova tra poco" is tried again by half of its readers, one that says how long to wait by a tenth. */
const untold: Behaviour = { pressing: 0.5, returning: 0.8 };
const told: Behaviour = { pressing: 0.1, returning: 0.8 };
/** Capacity of the back ends, as a multiple of the day's peak. */
const reserve = 1.5;
const places = 20;

/** Without the rules: five repetitions, two seconds apart. */
const plainPause: Pause = (_, attempt) => (attempt <= 5 ? 2000 : undefined);

const total = ({ calls }: Visit) => Object.values(calls).reduce((sum, count) => sum + count, 0);
const { first, second, home } = await readVisits(process.env["PORTAL_DIST"] ?? join(root, "portal/dist"));
const calls = { first: total(first), second: total(second) };
const quiet: Day = {
  customers,
  hours,
  calls,
  secondVisits: 0.3,
  capacity: Number.POSITIVE_INFINITY,
  outage: undefined,
  behaviour: untold,
  pause: retryPause,
};
const usual = peak(simulate(quiet, randomFrom(String(seed))));
const capacity = usual * reserve;
const ends = outage.from + outage.slowSeconds + outage.downSeconds;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
function describe(name: string, visit: Visit): void {
  const kinds = Object.entries(visit.calls).map(([kind, count]) => (count > 1 ? `${count} × ${kind}` : kind));
  const files = visit.kept.count + visit.fresh.count;
  console.log(
    `${name}: ${total(visit)} calls (${kinds.join(", ") || "none"}), ${files} files, ${kilobytes(visit.kept.bytes + visit.fresh.bytes)}`,
  );
}
describe("First visit, from a link to the bills", first);
describe("First visit, from the home page", home);
describe("Second visit within five minutes, on the page that was left open", second);

const visits = customers * (1 + quiet.secondVisits);
const fileRequests = customers * (first.kept.count + first.fresh.count) + (visits - customers) * (second.kept.count + second.fresh.count);
const hits = customers * first.kept.count + (visits - customers) * second.kept.count - places * (first.kept.count + second.kept.count);
console.log(
  `CDN of ${places} places: ${((100 * hits) / fileRequests).toFixed(1)} % of ${Math.round(fileRequests).toLocaleString("en")} file requests are hits`,
);

const scenarios = [
  ["without the rules", plainPause, undefined, untold],
  ["with the rules, servers without Retry-After", retryPause, undefined, untold],
  ["with the rules, Retry-After of 15 minutes", retryPause, 900, told],
] as const;
const played = scenarios.map(([name, pause, retryAfter, behaviour]) => {
  const load = simulate({ ...quiet, capacity, outage: { ...outage, retryAfter }, pause, behaviour }, randomFrom(String(seed)));
  return { name, during: peak(load.slice(0, ends)), after: peak(load, ends) };
});

console.log("\nCalls per second in the highest ten seconds");
console.table(
  Object.fromEntries(
    played.map(({ name, during, after }) => [
      name,
      { usual: Math.round(usual), during: Math.round(during), after: Math.round(after), times: Number((after / usual).toFixed(2)) },
    ]),
  ),
);
const met = [
  ["calls of a first visit", calls.first, goals.first],
  ["calls of a second visit", calls.second, goals.second],
  ["peak after an outage, with the rules and Retry-After", (played.at(-1)?.after as number) / usual, goals.ratio],
].map(([name, value, goal]) => {
  const isMet = (value as number) <= (goal as number);
  console.log(`${isMet ? "✓" : "✗"} ${name}: ${Math.round((value as number) * 100) / 100}, at most ${goal}`);
  return isMet;
});
process.exit(met.every(Boolean) ? 0 : 1);
