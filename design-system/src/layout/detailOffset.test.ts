import { expect, it } from "vitest";
import { detailOffset } from "./detailOffset.ts";

const window = { windowHeight: 900, topGap: 96, bottomGap: 24 };

it("[DS-90] a detail that the window has room for stays at the top of its column, where it sticks", () => {
  for (const event of ["choice", "up", "down"] as const)
    expect(detailOffset({ ...window, columnTop: -2000, top: 96, height: 780 }, event)).toBe(0);
});

it("[DS-90] a higher detail begins at the top of the window for each choice, however far the list was scrolled", () => {
  const place = { ...window, top: -624, height: 1500 };
  expect(detailOffset({ ...place, columnTop: 232 }, "choice")).toBe(0);
  expect(detailOffset({ ...place, columnTop: -2000 }, "choice")).toBe(2096);
});

it("[DS-90] scrolling down leaves a higher detail where it is, and scrolling up stops at its beginning", () => {
  const place = { ...window, height: 1500, columnTop: -2000 };
  expect(detailOffset({ ...place, top: -100 }, "down")).toBeUndefined();
  expect(detailOffset({ ...place, top: -624 }, "up")).toBe(1376);
  expect(detailOffset({ ...place, top: 300 }, "up")).toBe(2096);
  expect(detailOffset({ ...place, columnTop: 232, top: 232 }, "up")).toBe(0);
});
