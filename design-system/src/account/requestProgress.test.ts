import fc from "fast-check";
import { expect, it } from "vitest";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { byWhoActs, requestEvents, requestGroupOf, requestGroups, requestStatuses } from "./requestProgress.ts";

const moments = { date: "2026-11-12", updatedAt: "2026-11-20T10:00:00.000Z" };
const { words } = requestStatusMessages;
const events = (status: (typeof requestStatuses)[number]) => requestEvents({ ...moments, status }, words);
const states = (status: (typeof requestStatuses)[number]) => events(status).map(({ state }) => state);

it("[RQ-01] each status has its steps", () => {
  expect(states("Open")).toEqual(["current", "coming", "coming"]);
  expect(states("InProgress")).toEqual(["done", "current", "coming"]);
  expect(states("ClosedSuccessfully")).toEqual(["done", "done", "done"]);
  expect(states("ClosedWithFailure")).toEqual(["done", "done", "failed"]);
  expect(states("unknown")).toEqual(["done"]);
  expect(states("Paused" as never)).toEqual(["done"]);
});

it("[RQ-01] only a step with a date shows its day, and the steps differ", () => {
  for (const status of requestStatuses) {
    expect(events(status)[0]?.date).toBe(moments.date);
    expect(events(status).filter(({ state, date }) => state === "coming" && date)).toEqual([]);
    expect(new Set(events(status).map(({ id }) => id)).size).toBe(events(status).length);
  }
});

it("[RQ-10] the steps have the words of the statuses, and the present one is the status itself", () => {
  const present = { Open: words.received, InProgress: words.inProgress } as const;
  for (const [status, word] of Object.entries(present))
    expect(events(status as "Open").find(({ state }) => state === "current")?.title).toBe(word);
  expect(events("ClosedSuccessfully").at(-1)?.title).toBe(words.done);
  expect(events("ClosedWithFailure").at(-1)?.title).toBe(words.unsuccessful);
});

it("[RQ-12] requests are ordered by who must act, keep their order otherwise, and none is lost", () => {
  const request = fc.record({ id: fc.nat(), status: fc.constantFrom(...requestStatuses), replaced: fc.boolean() });
  fc.assert(
    fc.property(fc.uniqueArray(request, { selector: ({ id }) => id, maxLength: 30 }), (requests) => {
      const sorted = byWhoActs(requests);
      expect(new Set(sorted)).toEqual(new Set(requests));
      const places = sorted.map((each) => requestGroups.indexOf(requestGroupOf(each)));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const group of requestGroups) {
        const of = (list: typeof requests) => list.filter((each) => requestGroupOf(each) === group);
        expect(of(sorted)).toEqual(of(requests));
      }
    }),
  );
});

it("[RQ-12] a failure asks for something only until the same is requested again", () => {
  expect(requestGroupOf({ status: "ClosedWithFailure" })).toBe("toYou");
  expect(requestGroupOf({ status: "ClosedWithFailure", replaced: true })).toBe("done");
});
