import { describe, expect, it } from "vitest";
import type { Notice } from "./notice.ts";
import { noticeFacts } from "./noticeFacts.ts";

const notice: Notice = {
  id: "n-1",
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: null,
  deadline: "2026-11-27",
  clusterCampagna: "AUT-26",
  dataInizioSconto: "2026-11-01",
  dataFineSconto: "2026-12-31",
  notificationType: 1,
  text: "Prova",
  type: null,
  selfReading: null,
  supplyId: "s/1",
  read: false,
};
const everything = { readings: true, promo: true, vouchers: true };
const nothing = { readings: false, promo: false, vouchers: false };
const places = (destinations: typeof everything) =>
  [1, 2, 3, 9].map(
    (notificationType) => noticeFacts({ ...notice, dataInizioSconto: null, dataFineSconto: null, notificationType }, destinations).href,
  );

describe("[NT-01] a notification leads where it belongs", () => {
  it("[NT-05] by its kind, and nowhere if its page is not offered", () => {
    expect(places(everything)).toEqual(["/autolettura", "/porta-un-amico", "/vouchers", undefined]);
    expect(places(nothing)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("[NT-06] a promotion with a discount of its own leads nowhere", () => {
    const promo = { ...notice, notificationType: 2, dataInizioSconto: null, dataFineSconto: null };
    expect(noticeFacts(promo, everything).href).toBe("/porta-un-amico");
    expect(noticeFacts({ ...promo, dataInizioSconto: "2026-11-01" }, everything).href).toBeUndefined();
    expect(noticeFacts({ ...promo, dataFineSconto: "2026-12-31" }, everything).href).toBeUndefined();
  });

  it("[NT-03] and to its supply, with the days of its discount, without the retailer's own words", () => {
    const facts = noticeFacts(notice, everything);
    expect(facts).toMatchObject({
      supplyHref: "/forniture/s%2F1",
      discountFrom: "2026-11-01",
      discountTo: "2026-12-31",
      deadline: "2026-11-27",
    });
    expect(JSON.stringify(facts)).not.toContain("AUT-26");
    expect(noticeFacts({ ...notice, supplyId: null }, everything).supplyHref).toBeUndefined();
  });
});
