import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import type { ReadingsViewProps } from "@favilla/design-system/readings/ReadingsView.tsx";
import type { SelfReadingWindow } from "@favilla/design-system/readings/selfReading.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followClock, learnServerTime } from "../../platform/time/now.ts";
import ReadingsPage from "./ReadingsPage.tsx";

const loads = vi.hoisted(() => ({
  windows: {} as Load<SelfReadingWindow[]>,
  supplies: {
    state: "Loaded",
    data: [{ id: "g", commodity: "gas", status: "active", selfReadingToken: "token", nickname: "Casa", address: null, pdr: null }],
  },
}));
const view = vi.hoisted(() => vi.fn<(props: ReadingsViewProps) => null>(() => null));
vi.mock("@favilla/design-system/readings/ReadingsView.tsx", () => ({ ReadingsView: view }));
vi.mock("../../platform/query/useQuery.ts", () => ({
  useQuery: ({ name }: { name: string }) => {
    if (name === "readingWindows") return loads.windows;
    return name === "supplies" ? loads.supplies : { state: "Loading" };
  },
}));
vi.mock("../consumption/useConsumption.ts", () => ({ useLatestRealReadings: () => ({ state: "Loading" }) }));
vi.mock("../../platform/pages/useSearchInAddress.ts", () => ({ useSearchInAddress: () => undefined }));
vi.mock("../../platform/pages/usePage.ts", () => ({ usePage: () => undefined }));

const minute = 60_000;
const day = 24 * 60 * minute;
const window = { id: "w", supplyId: "g", from: "2026-11-18T23:00:00.000Z", to: "2026-11-27T23:00:00.000Z" } as SelfReadingWindow;

const nothing = () => undefined;
const element = { nodeType: 1, tagName: "MAIN", addEventListener: nothing, ownerDocument: { nodeType: 9, addEventListener: nothing } };
let page: EventTarget;
let end = async () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { HTMLIFrameElement: class {} }));
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  loads.windows = { state: "Loaded", data: [window] };
});
afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the page at a time of the server. It has no DOM: its view renders nothing. */
async function open(moment: string) {
  followClock();
  learnServerTime(moment);
  const root = createRoot(element as unknown as Element);
  end = () => act(async () => root.unmount());
  const render = () => act(async () => root.render(<ReadingsPage />));
  await render();
  return render;
}

const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
const shownCards = () => loadedData(view.mock.lastCall?.[0].supplies as ReadingsViewProps["supplies"]) ?? [];
const isOpen = () => shownCards()[0]?.window.state === "open";

describe("[SR-24] the page of readings, while it stays open,", () => {
  it("shows a window that opens and closes, when it does", async () => {
    await open("2026-11-18T22:58:00Z");
    await pass(minute);
    expect(isOpen()).toBe(false);
    await pass(2 * minute);
    expect(isOpen()).toBe(true);
    await pass(9 * day);
    expect(isOpen()).toBe(false);
  });

  it("keeps its cards while no window opens or closes and no day ends", async () => {
    await open("2026-11-20T10:00:00Z");
    const before = shownCards();
    await pass(12 * 60 * minute);
    expect(shownCards()).toBe(before);
    await pass(2 * 60 * minute);
    expect(shownCards()).not.toBe(before);
  });

  it("does not take a delay that is longer than a timer's for none", async () => {
    loads.windows = { state: "Loaded", data: [{ ...window, from: "2027-01-18T23:00:00.000Z", to: "2027-01-27T23:00:00.000Z" }] };
    await open("2026-11-20T10:00:00Z");
    await pass(minute);
    expect(vi.getTimerCount()).toBe(1);
  });

  it("shows at once what has opened while the device slept", async () => {
    await open("2026-11-18T22:58:00Z");
    vi.setSystemTime(Date.now() + 8 * 60 * minute);
    expect(isOpen()).toBe(false);
    await act(async () => void page.dispatchEvent(new Event("visibilitychange")));
    expect(isOpen()).toBe(true);
  });

  it("takes the server's time of an answer that comes later", async () => {
    loads.windows = { state: "Loading" };
    const render = await open("2026-11-18T22:58:00Z");
    await act(async () => learnServerTime("2026-11-19T10:00:00Z"));
    loads.windows = { state: "Loaded", data: [window] };
    await render();
    expect(isOpen()).toBe(true);
  });

  it("leaves no timer behind when it is left", async () => {
    await open("2026-11-20T10:00:00Z");
    expect(vi.getTimerCount()).toBe(1);
    await end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
