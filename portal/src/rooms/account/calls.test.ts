import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setOnError } from "../../platform/errors/errorPort.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { parseConsents } from "./consents/consents.ts";
import { parseCustomer } from "./customer.ts";
import { parseNotices } from "./notifications/notice.ts";
import { parseResidences } from "./profile/calls.ts";
import { fetchPromo } from "./referral/calls.ts";
import { noPromo, promoLoad } from "./referral/promo.ts";

const get = vi.hoisted(() => vi.fn());
vi.mock("../../platform/wire/rest.ts", () => ({ get }));

const reports = vi.fn();
setOnError(reports);
afterEach(() => {
  get.mockReset();
  reports.mockReset();
});

const customer = {
  customerId: 100001,
  externalId: "C-100001",
  name: "Giulia",
  surname: "Esempio",
  fiscalCode: "SMPGLI80A41A944Z",
  birthplace: "Bologna",
  birthday: "1980-01-01",
  landlinePhone: "0510000000",
  phone: 3000000001,
  alertNotifications: true,
  communicationEmailAddress: "giulia@esempio.it",
  residences: ["r-1", 2, null],
  statusRequests: null,
  supplyCode: "100001001",
  friendCode: "GIULIA-7Q2K",
  createdAt: "2022-03-01T10:00:00+01:00",
  updatedAt: "0001-01-01T00:00:00.000Z",
};
const notice = {
  id: "n-1",
  createdAt: "2026-11-19T08:30:00.000Z",
  updatedAt: null,
  deadline: "2026-11-26T23:00:00.000Z",
  clusterCampagna: "AUT-26",
  dataInizioSconto: "2026-11-14T23:00:00.000Z",
  dataFineSconto: "ieri",
  notificationType: 2,
  text: "Ciao",
  type: "PromoNotification",
  selfReading: null,
  supplyId: 5,
  read: false,
};
const residence = {
  id: "r-1",
  customerId: "100001",
  country: "Italia",
  city: "Bologna",
  province: "BO",
  address: "Fittizia",
  civicNumber: 8,
  postalCode: "40100",
  floor: 2,
  staircase: "B",
  internal: "5",
  toponym: "Via",
};
const consents = {
  id: "p-1",
  informativa: true,
  privacy4: true,
  privacy5: false,
  privacy6: null,
  privacy7: "true",
  privacy8: 1,
  privacy9: undefined,
  privacy10: true,
};
const no = { privacy5: false, privacy6: false, privacy7: false, privacy8: false, privacy9: false };

describe("[AP-14] what belongs to the customer, field by field", () => {
  it("the profile", () => {
    expect(parseCustomer([customer])).toEqual({
      ...customer,
      customerId: "100001",
      phone: "3000000001",
      residences: ["r-1", "2"],
      statusRequests: [],
      supplyCode: ["100001001"],
      createdAt: "2022-03-01T09:00:00.000Z",
      updatedAt: null,
    });
    expect(() => parseCustomer([])).toThrow(ApiError);
  });

  it("[NT-01] notifications, newest first whatever the server does", () => {
    const days = { deadline: "2026-11-27", dataInizioSconto: "2026-11-15", dataFineSconto: null, supplyId: "5" };
    expect(parseNotices([notice])).toEqual([{ ...notice, ...days }]);
    const ids = parseNotices([{ id: 1 }, { id: 2, createdAt: "2026-01-01T00:00:00Z" }, notice]).map(({ id }) => id);
    expect(ids).toEqual(["n-1", "2", "1"]);
  });

  it("[PF-08] residences, with every field", () => {
    expect(parseResidences([residence, { id: "r-2" }])).toEqual([
      { ...residence, civicNumber: "8", floor: "2" },
      Object.fromEntries(Object.keys(residence).map((name) => [name, name === "id" ? "r-2" : null])),
    ]);
  });

  it("[PF-06] consents: only a clear yes counts as given", () => {
    expect(parseConsents([consents])).toEqual({ id: "p-1", informativa: true, privacy4: true, ...no, privacy10: true });
    expect(() => parseConsents([])).toThrow(ApiError);
  });

  it("[AP-06] any JSON is an entity or a typed error, and no more", () => {
    const examples = [
      [parseCustomer, customer],
      [parseNotices, notice],
      [parseResidences, residence],
      [parseConsents, consents],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...examples), fc.jsonValue(), fc.nat(), ([parse, wire], value, at) => {
        const name = Object.keys(wire)[at % Object.keys(wire).length] as string;
        for (const data of [value, [value], [{ ...wire, [name]: value }]]) {
          try {
            parse(data);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
    );
  });
});

const terms = { title: "Porta un amico", description: "…", reward: 30, shareText: "…", shareUrl: "https://favilla.example/amici/x" };

describe("[PR-01] the promotion", () => {
  it("is loading, then a success with its terms", async () => {
    get.mockResolvedValue({ status: true, configuration: { ...terms, validTo: "2027-03-20T23:00:00.000Z", nuovo: 1 } });
    const promo = await fetchPromo("GIULIA-7Q2K");
    expect(promo).toEqual({ status: true, configuration: { ...terms, validTo: "2027-03-21" } });
    expect([promoLoad(undefined), promoLoad(promo).state]).toEqual([{ state: "Loading" }, "Loaded"]);
    expect(reports).not.toHaveBeenCalled();
  });

  it.each([
    ["status false", { status: false, configuration: terms }],
    ["status false without terms", { status: false, configuration: null }],
    ["no terms", { status: true, configuration: null }],
    ["terms of a wrong structure", { status: true, configuration: { ...terms, reward: "trenta" } }],
    ["an address that is none of the web", { status: true, configuration: { ...terms, shareUrl: "javascript:alert(1)" } }],
    ["a status that is a word", { status: "true", configuration: terms }],
    ["no object", "html"],
  ])("with %s is a failure: status false, no configuration, and logged", async (_, answer) => {
    get.mockResolvedValue(answer);
    const promo = await fetchPromo("x");
    expect(promo).toEqual({ status: false, configuration: null });
    expect(promoLoad(promo)).toEqual({ state: "NoDataFound" });
    expect(reports).toHaveBeenCalledTimes(1);
  });

  it("that is refused is a failure as well; a cancelled request is made again", async () => {
    get.mockRejectedValue(new ApiError("404", { reason: "status", status: 404 }));
    expect(await fetchPromo("x")).toBe(noPromo);
    get.mockRejectedValue(new ApiError("gone", { reason: "aborted" }));
    await expect(fetchPromo("x")).rejects.toThrow("gone");
    expect(reports).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["failing servers", new ApiError("503", { reason: "status", status: 503 })],
    ["busy servers", new ApiError("429", { reason: "status", status: 429 })],
    ["no network", new ApiError("offline", { reason: "network" })],
    ["no time left", new ApiError("slow", { reason: "timeout" })],
  ])("[PR-03] is not off with %s: nobody knows", async (_, error) => {
    get.mockRejectedValue(error);
    await expect(fetchPromo("x")).rejects.toBe(error);
  });

  it("is one or the other with any JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        for (const answer of [value, { status: true, configuration: value }, { status: value, configuration: terms }]) {
          get.mockResolvedValue(answer);
          const { status, configuration } = await fetchPromo("x");
          expect(status).toBe(configuration !== null);
        }
      }),
    );
  });
});
