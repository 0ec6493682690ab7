import { expect, it } from "vitest";
import { isCurrent } from "./useAnnouncements.tsx";

const base = {
  title: "t",
  text: "",
  severity: "info",
  from: "2026-11-27T08:00:00Z",
  to: "2026-11-27T10:00:00Z",
  pages: ["/bollette"],
} as const;
const at = (time: string, change: object = {}, path = "/bollette") =>
  isCurrent({ ...base, pages: [...base.pages], ...change }, path, new Date(`2026-11-27T${time}Z`));

it("[CH-17] an announcement shows from its beginning to its end, on its pages", () => {
  expect(["07:59", "08:00", "10:00", "10:01"].map((time) => at(`${time}:00`))).toEqual([false, true, true, false]);
  expect(at("09:00:00", {}, "/")).toBe(false);
  expect(at("09:00:00", { pages: ["*"] }, "/")).toBe(true);
  expect(at("23:00:00", { from: null, to: null })).toBe(true);
});
