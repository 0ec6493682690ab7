import { describe, expect, it, vi } from "vitest";
import { openWindow } from "../../../design-system/src/readings/selfReading.ts";
import { ApiError } from "../../../portal/src/platform/errors/errors.ts";
import { authorizeSelfReading, fetchSelfReading, fetchSelfReadings, insertSelfReading } from "../../../portal/src/rooms/readings/calls.ts";
import { fetchReadingWindows } from "../../../portal/src/rooms/readings/windows/calls.ts";
import { withClient } from "./client.ts";

const { signIn, tools } = withClient();

const supplyId = "s-100001002";
const reading = { supplyId, meter: "11060", converter: null, type: "CICLO" } as const;

async function sentBy(action: () => Promise<unknown>, part: string): Promise<Record<string, unknown>[]> {
  const spy = vi.spyOn(globalThis, "fetch");
  await action();
  const calls = spy.mock.calls.filter(([url]) => String(url).includes(part)).map(([, init]) => JSON.parse(String(init?.body ?? "{}")));
  spy.mockRestore();
  return calls as Record<string, unknown>[];
}

describe("self-readings", () => {
  it("allSelfReadingWindows: [SR-05] asks from 90 days ago to 90 days ahead, for all supplies at once", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const [sent] = await sentBy(() => fetchReadingWindows(customerId), "/admin/api");
    expect(sent?.["variables"]).toEqual({ customerId, from: "2026-08-23", to: "2027-02-19" });
    const windows = await fetchReadingWindows(customerId);
    expect(openWindow(windows, supplyId, new Date("2026-11-21T09:00:00.000Z"))).toMatchObject({ id: "w-100001-1", type: "CICLO" });
    const condominio = await signIn("condominio@esempio.it");
    const calls = await sentBy(() => fetchReadingWindows(condominio.customerId), "/admin/api");
    expect(calls).toHaveLength(1);
  });

  it("authorizeSelfReading: [SR-09] says what the form needs to know, of a meter with and without converter", async () => {
    await signIn("giulia@esempio.it");
    const plain = await authorizeSelfReading(supplyId);
    expect(plain).toMatchObject({ supplyId, windowId: "w-100001-1", type: "CICLO", digits: 5, hasConverter: false });
    expect(plain.last).toEqual({ date: "2026-10-31", meter: 11020, converter: null });
    await signIn("condominio@esempio.it");
    const both = await authorizeSelfReading("s-100002003");
    expect([both.hasConverter, typeof both.last?.converter]).toEqual([true, "number"]);
    expect((await authorizeSelfReading("s-100002006")).type).toBe("SWITCH");
  });

  it("insertSelfReading: [SR-09, SR-15] sends supplyId, LetturaMisuratore, TipoLettura, platform, and LetturaConvertitore only with a converter", async () => {
    await signIn("giulia@esempio.it");
    const [plain] = await sentBy(() => insertSelfReading(reading, "key-1"), "/self-reading/readings");
    expect(plain).toEqual({ supplyId, LetturaMisuratore: "11060", TipoLettura: "CICLO", platform: "WEB" });
    await signIn("condominio@esempio.it");
    const { last } = await authorizeSelfReading("s-100002003");
    const both = { supplyId: "s-100002003", meter: String((last?.meter ?? 0) + 90), converter: String((last?.converter ?? 0) + 94) };
    const [sent] = await sentBy(() => insertSelfReading({ ...both, type: "CICLO" }, "key-2"), "/self-reading/readings");
    expect(sent).toEqual({
      supplyId: "s-100002003",
      LetturaMisuratore: both.meter,
      LetturaConvertitore: both.converter,
      TipoLettura: "CICLO",
      platform: "WEB",
    });
  });

  it("insertSelfReading: [AP-15] with the same key it happens once", async () => {
    await signIn("giulia@esempio.it");
    const [first, again] = [await insertSelfReading(reading, "key-1"), await insertSelfReading(reading, "key-1")];
    expect(again).toEqual(first);
    expect((await fetchSelfReadings(supplyId)).filter(({ meter }) => meter === "11060")).toHaveLength(1);
    const refusal = await insertSelfReading(reading, "key-2").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 403, serverCode: "INVALID-SELF-READING-TOKEN" });
  });

  it("selfReadings: lists sent readings, newest first, of one supply or all", async () => {
    await signIn("giulia@esempio.it");
    const { id } = await insertSelfReading(reading, "key-1");
    const all = await fetchSelfReadings();
    expect(all[0]).toMatchObject({ id, status: "sent", reason: null });
    expect(all.map(({ sentAt }) => sentAt)).toEqual(
      all
        .map(({ sentAt }) => sentAt)
        .toSorted()
        .toReversed(),
    );
    expect(all.map(({ status }) => status)).toEqual(["sent", "accepted", "accepted", "refused"]);
    await expect(fetchSelfReadings("s-100002003")).rejects.toMatchObject({ status: 404 });
  });

  it("selfReading: one by its id, which follows the clock", async () => {
    await signIn("giulia@esempio.it");
    const { id } = await insertSelfReading(reading, "key-1");
    expect(await fetchSelfReading(id)).toMatchObject({ status: "sent", decidedAt: null });
    await tools().setClock("2026-11-22T09:00:00.000Z");
    await signIn("giulia@esempio.it");
    expect(await fetchSelfReading(id)).toMatchObject({ status: "accepted", decidedAt: "2026-11-22T09:00:00.000Z" });
  });
});
