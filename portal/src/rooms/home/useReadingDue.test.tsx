import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { expect, it, vi } from "vitest";
import shipped from "../../../public/config.json?raw";
import { parseConfig, setConfig } from "../../platform/config/config.ts";
import { cacheKey, renderHook } from "../../platform/session/testHook.tsx";
import { learnServerTime } from "../../platform/time/now.ts";
import { useReadingDue } from "./useReadingDue.ts";

vi.mock("../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));

const supply = { id: "g", nickname: "Via dei Tigli 14", commodity: "gas", status: "active", selfReadingToken: "t" } as Supply;
const windows = [{ id: "w", supplyId: "g", from: "2026-11-15T23:00:00.000Z", to: "2026-11-28T23:00:00.000Z", readingStatus: null }];
const due = [{ supplyId: "g", name: "Via dei Tigli 14", month: "2026-11", day: "2026-11-28" }];

interface Facts {
  read?: boolean;
  loaded?: boolean;
  readings?: boolean;
  token?: string | null;
}

/** Renders the hook on 20 November, with the notification read, unread or missing. */
function request({ read, loaded = true, readings = true, token = "t" }: Facts) {
  learnServerTime("2026-11-20T10:00:00Z");
  const config = parseConfig(shipped);
  setConfig({ ...config, features: { ...config.features, readings } });
  return renderHook(() => useReadingDue([{ ...supply, selfReadingToken: token }]), {
    [cacheKey("notices")]: read === undefined ? [] : [{ id: "n", notificationType: 1, read }],
    ...(loaded && { [cacheKey("readingWindows")]: windows }),
  }).given;
}

it("[HM-01, HM-12] a reading stays among the due dates once its notification is read, and without one; only the reminder goes", () => {
  expect(request({ read: false })).toMatchObject({ due, unread: [{ id: "n" }] });
  expect(request({ read: true })).toEqual({ due, unread: [], waiting: false });
  expect(request({})).toEqual({ due, unread: [], waiting: false });
});

it("[HM-12] home waits for the windows, so that no due date comes late and moves the page", () => {
  expect(request({ read: true, loaded: false })).toEqual({ due: [], unread: [], waiting: true });
});

it("[HM-06] without the feature of readings nothing is requested, and home waits for no window", () => {
  expect(request({ read: false, readings: false, loaded: false })).toEqual({ due: [], unread: [], waiting: false });
  expect(request({ read: false, readings: false })).toEqual({ due: [], unread: [], waiting: false });
});

it("[HM-16] a reading that cannot be sent, because the supply has no token, is neither asked for nor among the due dates", () => {
  expect(request({ read: false, token: null })).toMatchObject({ due: [], unread: [] });
});
