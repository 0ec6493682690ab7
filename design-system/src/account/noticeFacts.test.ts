import { describe, expect, it } from "vitest";
import type { Notice } from "./notice.ts";
import { type NoticeContext, noticeFacts } from "./noticeFacts.ts";

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
const everything = { selfReading: "/autolettura", promo: "/porta-un-amico", voucher: "/vouchers" };
const supplyHref = (id: string) => `/forniture/${encodeURIComponent(id)}`;
const factsOf = (of: Notice, hrefs: NoticeContext["hrefs"] = everything) =>
  noticeFacts(of, { hrefs, supplyHref, referralCampaigns: ["AMICO"], sentWindows: new Set(["w-1"]) });
const places = (hrefs: NoticeContext["hrefs"]) =>
  [1, 2, 3, 9].map(
    (notificationType) =>
      factsOf({ ...notice, clusterCampagna: "AMICO", dataInizioSconto: null, dataFineSconto: null, notificationType }, hrefs).href,
  );

describe("[NT-01] a notification leads where it belongs", () => {
  it("[NT-05] by its kind, and nowhere if its page is not offered", () => {
    expect(places(everything)).toEqual(["/autolettura", "/porta-un-amico", "/vouchers", undefined]);
    expect(places({})).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("[NT-06] a promotion with a discount of its own leads nowhere", () => {
    const promo = { ...notice, notificationType: 2, clusterCampagna: "AMICO", dataInizioSconto: null, dataFineSconto: null };
    expect(factsOf(promo).href).toBe("/porta-un-amico");
    expect(factsOf({ ...promo, dataInizioSconto: "2026-11-01" }).href).toBeUndefined();
    expect(factsOf({ ...promo, dataFineSconto: "2026-12-31" }).href).toBeUndefined();
  });

  it("[NT-07] a promotion of another campaign group, or without one, leads nowhere", () => {
    const promo = { ...notice, notificationType: 2, dataInizioSconto: null, dataFineSconto: null };
    expect(["AMICO", "AUT-26", "amico", null].map((clusterCampagna) => factsOf({ ...promo, clusterCampagna }).href)).toEqual([
      "/porta-un-amico",
      undefined,
      undefined,
      undefined,
    ]);
    expect(
      noticeFacts({ ...promo, clusterCampagna: "AMICO" }, { hrefs: everything, supplyHref, referralCampaigns: [], sentWindows: new Set() })
        .href,
    ).toBeUndefined();
  });

  it("[NT-08] a notification about a reading that was sent asks for nothing any more", () => {
    expect(factsOf({ ...notice, selfReading: "w-1" })).toMatchObject({ href: undefined, deadline: null });
    expect(factsOf({ ...notice, selfReading: "w-2" })).toMatchObject({ href: "/autolettura", deadline: "2026-11-27" });
    expect(factsOf({ ...notice, selfReading: "w-1", notificationType: 3 }).href).toBe("/vouchers");
  });

  it("[NT-03] and to its supply, with the days of its discount, without the retailer's own words", () => {
    const facts = factsOf(notice);
    expect(facts).toMatchObject({
      supplyHref: "/forniture/s%2F1",
      discountFrom: "2026-11-01",
      discountTo: "2026-12-31",
      deadline: "2026-11-27",
    });
    expect(JSON.stringify(facts)).not.toContain("AUT-26");
    expect(factsOf({ ...notice, supplyId: null }).supplyHref).toBeUndefined();
  });
});
