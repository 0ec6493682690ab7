import { expect, it } from "vitest";
import { createClock } from "../base/clock.ts";
import { openDatabase } from "../store/database.ts";
import { createSessions } from "./sessions.ts";

it("a server that starts anew renews a session whose access token has expired meanwhile", () => {
  const database = openDatabase(":memory:");
  const clock = createClock("2026-11-21T09:00:00.000Z");
  const { token, refreshToken } = createSessions(database, clock, 900).open("100001");
  clock.set("2026-12-20T09:00:00.000Z");
  const sessions = createSessions(database, clock, 900);
  const next = sessions.refresh(token, refreshToken);
  expect(next.customer).toBe("100001");
  expect(() => sessions.refresh(token, refreshToken)).toThrow();
  clock.set("2027-03-01T09:00:00.000Z");
  createSessions(database, clock, 900);
  expect(database.prepare("SELECT count(*) AS count FROM tokens").get()).toEqual({ count: 0 });
});
