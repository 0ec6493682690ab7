import { describe, expect, it } from "vitest";
import { withSandbox } from "./sandbox.ts";
import type { Tools } from "./tools.ts";

const { inNewWorld } = withSandbox();

const gas = "s-100001002";
const reading = { supplyId: gas, LetturaMisuratore: "11060", TipoLettura: "CICLO", platform: "WEB" };

interface Sent {
  id: string;
  status: string;
  reason: string | null;
}

/** Giulia in a world of her own, whose clock can be set. */
async function giulia(world: Tools = inNewWorld()) {
  const renew = async () => (await world.signIn("giulia@esempio.it")).token;
  let token = await renew();
  return {
    world,
    insert: (own: object = {}) => world.rest("insertSelfReading", { token, body: { ...reading, ...own } }),
    authorize: async () => (await world.rest("authorizeSelfReading", { token, path: { supply: gas } })).status,
    read: async (id: string) => (await (await world.rest("selfReading", { token, path: { id } })).json()) as Sent,
    supply: async () => {
      const { data } = await world.graphql("allSupplies", { customerId: "100001" }, token);
      return (data.allSupplies as { id: string; selfReadingToken: string | null; selfReadingData: string }[]).find(({ id }) => id === gas);
    },
    rows: async () => {
      const body = {
        customerCode: "100001",
        supplyId: gas,
        dataInizio: "2026-11-01",
        dataFine: "2026-12-31",
        pageNumber: 0,
        pageSize: 200,
      };
      const order = { sortColumnName: "DATA_LETTURA", sortDirection: "ASC" };
      const answer = await world.rest("consumptions", { token, body: { ...body, ...order } });
      return ((await answer.json()) as { items: { readingCode: string; reading: number; consumption: number }[] }).items;
    },
    at: async (moment: string) => {
      await world.setClock(moment);
      token = await renew();
    },
  };
}

describe("a self-reading", () => {
  it("[SR-03] is accepted strictly inside the window: neither at its beginning nor at its end", async () => {
    const { authorize, at, insert } = await giulia();
    for (const [moment, status] of [
      ["2026-11-18T22:59:59.999Z", 409],
      ["2026-11-18T23:00:00.000Z", 409],
      ["2026-11-18T23:00:00.001Z", 200],
      ["2026-11-27T22:59:59.999Z", 200],
      ["2026-11-27T23:00:00.000Z", 409],
    ] as const) {
      await at(moment);
      expect([moment, await authorize()]).toEqual([moment, status]);
      if (status === 409) expect(await (await insert()).json()).toMatchObject({ code: "OUT-SELF-READING-WINDOW" });
    }
  });

  it("[SR-13] uses up the token, changes the supply's last day, and sends an e-mail", async () => {
    const { insert, supply, authorize, world } = await giulia();
    expect((await supply())?.selfReadingToken).not.toBeNull();
    expect((await insert()).status).toBe(200);
    expect(await supply()).toMatchObject({ selfReadingToken: null, selfReadingData: "2026-11-20T23:00:00.000Z" });
    expect(await authorize()).toBe(403);
    expect(await (await insert()).json()).toMatchObject({ code: "INVALID-SELF-READING-TOKEN" });
    expect((await world.outbox())[0]).toMatchObject({ to: "giulia@esempio.it", subject: "Abbiamo ricevuto la tua autolettura" });
  });

  it("is accepted after a day, counts as a reading, and is followed by that of the next window", async () => {
    const { insert, read, rows, at, supply, world } = await giulia();
    const { id } = (await (await insert()).json()) as Sent;
    await at("2026-11-22T08:59:59.999Z");
    expect([(await read(id)).status, (await rows()).length]).toEqual(["sent", 0]);
    await at("2026-11-22T09:00:00.000Z");
    expect(await read(id)).toMatchObject({ status: "accepted", reason: null, decidedAt: "2026-11-22T09:00:00.000Z" });
    expect(await rows()).toMatchObject([{ readingCode: "AL", reading: 11060, consumption: 40 }]);
    expect((await world.outbox())[0]).toMatchObject({ subject: "Autolettura accettata", link: `/autolettura/${id}` });
    expect((await supply())?.selfReadingToken).toBeNull();
    await at("2026-12-02T09:00:00.000Z");
    const [own, next] = await rows();
    expect(next?.consumption).toBe((next?.reading ?? 0) - (own?.reading ?? 0));
    expect((await supply())?.selfReadingToken).not.toBeNull();
  });

  it("[SR-13, SR-14] is refused with a reason where it is unlikely, and may be sent again", async () => {
    for (const [LetturaMisuratore, words] of [
      ["10500", "più bassa dell’ultima reale, 11020 del 31/10/2026"],
      ["98000", "molto più alta"],
    ] as const) {
      const { insert, read, rows, at, supply } = await giulia();
      const { id, status } = (await (await insert({ LetturaMisuratore })).json()) as Sent;
      expect(status).toBe("sent");
      await at("2026-11-22T10:00:00.000Z");
      const decided = await read(id);
      expect([decided.status, decided.reason]).toEqual(["refused", expect.stringContaining(words)]);
      expect(await rows()).toEqual([]);
      expect((await supply())?.selfReadingToken).not.toBeNull();
      expect((await insert()).status).toBe(200);
    }
  });

  it("[SR-14] is refused at once with a reason if the meter cannot show it, and the token stays valid", async () => {
    const { insert, authorize, world } = await giulia();
    for (const [own, message] of [
      [{ LetturaMisuratore: "110600" }, "Il contatore mostra 5 cifre."],
      [{ LetturaConvertitore: "12000" }, "Questo contatore non ha un convertitore."],
      [{ LetturaMisuratore: "11,5" }, "(/LetturaMisuratore)"],
      [{ LetturaMisuratore: "-1" }, "(/LetturaMisuratore)"],
      [{ LetturaMisuratore: 11060 }, "(/LetturaMisuratore)"],
      [{ LetturaMisuratore: "1e9" }, "(/LetturaMisuratore)"],
      [{ LetturaMisuratore: "" }, "(/LetturaMisuratore)"],
      [{ TipoLettura: "'; DROP TABLE supplies --" }, "(/TipoLettura)"],
      [{ platform: "x".repeat(21) }, "(/platform)"],
      [{ extra: true }, "(/extra)"],
    ] as const) {
      const answer = await insert(own);
      expect([own, answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        own,
        400,
        expect.stringContaining(message),
      ]);
    }
    expect(await authorize()).toBe(200);
    const { token } = await world.signIn("condominio@esempio.it");
    const converter = { ...reading, supplyId: "s-100002003", LetturaMisuratore: "399200" };
    const answer = await world.rest("insertSelfReading", { token, body: converter });
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: expect.stringContaining("serve anche la sua lettura") }]);
  });

  it("[AP-15] is stored once if many arrive together, with a key and without", async () => {
    const { insert, world } = await giulia();
    const together = await Promise.all(Array.from({ length: 50 }, () => insert()));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    const { token } = await world.signIn("giulia@esempio.it");
    const { totalCount } = (await (await world.rest("selfReadings", { token })).json()) as { totalCount: number };
    expect(totalCount).toBe(4);
  });

  it("[SR-14] is refused for a supply without a token, an inactive one, electricity, or another customer's", async () => {
    const world = inNewWorld();
    const sent = async (email: string, supplyId: string) => {
      const { token } = await world.signIn(email);
      const answer = await world.rest("insertSelfReading", { token, body: { ...reading, supplyId } });
      return ((await answer.json()) as { code?: string }).code;
    };
    const invalid = "INVALID-SELF-READING-TOKEN";
    expect(await sent("condominio@esempio.it", "s-100002009")).toBe(invalid);
    expect(await sent("condominio@esempio.it", "s-100002001")).toBe(invalid);
    expect(await sent("casi@esempio.it", "s-100003005")).toBe(invalid);
    expect(await sent("casi@esempio.it", "s-100003011")).toBe(invalid);
    expect(await sent("casi@esempio.it", gas)).toBe("SUPPLY-NOT-FOUND");
    expect(await sent("casi@esempio.it", "' OR 1=1 --")).toBe("SUPPLY-NOT-FOUND");
  });
});

describe("windows", () => {
  it("include those of all supplies between two days: open, coming and closed, of both cycle types", async () => {
    const world = inNewWorld();
    const { token, customerId } = await world.signIn("condominio@esempio.it");
    const { data } = await world.graphql("allSelfReadingWindows", { customerId, from: "2026-08-23", to: "2027-02-19" }, token);
    const windows: { supplyId: string; from: string; to: string; type: string; switch: boolean }[] = data.allSelfReadingWindows;
    const now = "2026-11-21T09:00:00.000Z";
    const supplies = (holds: (window: (typeof windows)[number]) => boolean) =>
      new Set(windows.filter(holds).map(({ supplyId }) => supplyId));
    expect(supplies(() => true).size).toBe(166);
    const open = supplies(({ from, to }) => from < now && now < to);
    expect(open.size).toBeGreaterThan(30);
    expect(supplies(({ from }) => from > now && from < "2026-11-30").size).toBeGreaterThan(30);
    expect(supplies(({ to }) => to < now && to > "2026-11-19").size).toBeGreaterThan(30);
    expect(windows.filter((window) => window.switch).map(({ supplyId, type }) => [supplyId, type])).toEqual([["s-100002006", "SWITCH"]]);
    expect(windows.map(({ from }) => from)).toEqual(windows.map(({ from }) => from).toSorted());
    const one = await world.graphql("allSelfReadingWindows", { customerId, from: "2026-11-21", to: "2026-11-21" }, token);
    expect(new Set((one.data.allSelfReadingWindows as { supplyId: string }[]).map(({ supplyId }) => supplyId))).toEqual(open);
  });
});
