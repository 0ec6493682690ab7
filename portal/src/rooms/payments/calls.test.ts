import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { changeStatusOf } from "../../platform/changes/changeStatus.ts";
import { setOnError } from "../../platform/errors/errorPort.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { holderTitleCodes, parseCadastrals } from "../account/cadastral/cadastral.ts";
import { parseRequests, requestStatusOf } from "../account/requests/statusRequest.ts";
import { parseBillingAddresses, parseSupplyAddress } from "../supplies/addressCalls.ts";
import { meterModeCodes, meterStatusOf, parseSupplies } from "../supplies/supplyDetail.ts";
import { deliveryModeOf, termModeOf } from "./paymentCodes.ts";
import { parseTerms } from "./paymentTerm.ts";

setOnError(vi.fn());

const one = (wire: object = {}) => parseTerms([{ id: "b-1", ...wire }])[0];

describe("[PM-21] payment words", () => {
  it("map to one value in all their spellings", () => {
    const spellings = {
      Postal: ["Postal", "postal", "Bollettino", "bollettino", "BOL30", " POSTAL "],
      Bank: ["Bank", "bank", "Rid", "RID", "RID30"],
      Booklet: ["Booklet", "booklet", "Libretto", "LIB30"],
    };
    for (const [mode, words] of Object.entries(spellings)) expect(words.map(termModeOf)).toEqual(words.map(() => mode));
    expect(["Postal", "Posta", "posta", "POSTAL"].map(deliveryModeOf)).toEqual(Array(4).fill("Postal"));
    expect(["Email", "email", "EMAIL"].map(deliveryModeOf)).toEqual(Array(3).fill("Email"));
    expect(["Contanti", "", "toString", "__proto__", null].map(termModeOf)).toEqual(Array(5).fill(null));
  });

  it("are read under either of their names", () => {
    expect(one({ paymentMode: "bank" })).toMatchObject({ paymentMode: "Bank" });
    expect(one({ paymentMode: null, paymentMethod: "LIB30" })).toMatchObject({ paymentMode: "Booklet" });
    expect(one({ emailDeliveryMode: "Posta" })).toMatchObject({ deliveryMode: "Postal" });
    expect(one({ deliveryMode: "Email", emailDeliveryMode: "Postal" })).toMatchObject({ deliveryMode: "Email" });
  });
});

describe("[CD-04] the state of a change", () => {
  it("is inserted, on hold, active or inactive", () => {
    const words = ["Open", "InProgress", "ClosedSuccessfully", "ClosedWithFailure"];
    expect(words.map(changeStatusOf)).toEqual(["Inserted", "OnHold", "Active", "Inactive"]);
    expect(["Inserted", "OnHold", "Active", "Inactive"].map(changeStatusOf)).toEqual(["Inserted", "OnHold", "Active", "Inactive"]);
    expect(["Frozen", "", null].map(changeStatusOf)).toEqual([null, null, null]);
    expect(parseCadastrals([{ id: "c-1", changeStatus: "InProgress" }])[0]?.changeStatus).toBe("OnHold");
  });
});

describe("[SU-11] code lists", () => {
  it("map both ways, and an unknown code has a neutral name", () => {
    expect(meterModeCodes.names.map(meterModeCodes.codeOf)).toEqual([1, 2]);
    expect([meterModeCodes.codeOf("self"), meterModeCodes.codeOf("provider")]).toEqual([1, 2]);
    expect(holderTitleCodes.names.map(holderTitleCodes.codeOf)).toEqual([1, 2, 3, 4]);
    expect(holderTitleCodes.names).toEqual(["owner", "beneficiary", "partner", "representative"]);
    for (const list of [meterModeCodes, holderTitleCodes]) {
      for (const name of list.names) {
        expect(list.nameOf(list.codeOf(name as never))).toBe(name);
        expect(list.nameOf(String(list.codeOf(name as never)))).toBe(name);
      }
      expect([0, 9, -1, "x", "", null, undefined, {}, [1]].map(list.nameOf)).toEqual(Array(9).fill("unknown"));
    }
  });
});

describe("a payment term on the wire", () => {
  it("[AP-14] becomes the entity, field by field", () => {
    const wire = {
      supplyCode: "100001003",
      externalSupplyCode: "EXT-1",
      externalId: "T-1",
      paymentMode: "Bank",
      deliveryMode: "Email",
      email: { email: "a@b.it", status: true, pec: "p@b.it" },
      emailLinkSent: "2026-01-20T09:30:00.000Z",
      iban: { code: "IT60X0542811101000000123456" },
      ibanStatus: "Active",
      booklet: null,
      shipTo: "Anna",
      postal: { address: "Via Fittizia 8" },
      effectiveDate: "2026-01-31T23:00:00.000Z",
      lastChangeRequestDate: "2026-01-20",
      lastChangeRequestTime: "21:17:05",
      lastChangeRequestStatus: "ClosedSuccessfully",
      nuovo: {},
    };
    const { nuovo: _, ...documented } = wire;
    expect(one(wire)).toEqual({
      id: "b-1",
      ...documented,
      effectiveDate: "2026-02-01",
      lastChangeRequestTime: "21:17",
      lastChangeRequestStatus: "Active",
    });
  });

  it("[AP-14] has the same from its other names", () => {
    const flat = { emailAddress: "a@b.it", emailValidated: true, pecEmailAddress: "p@b.it", bookletCode: 1234567890128 };
    expect(one(flat)).toMatchObject({ email: { email: "a@b.it", status: true, pec: "p@b.it" }, booklet: { code: "1234567890128" } });
    expect(one({ ...flat, email: { email: "a@b.it", status: false, pec: null } })?.email.status).toBe(false);
  });
});

it("[SU-03] meter statuses are read whatever their capitals, an unknown one is unknown", () => {
  const words = ["active", "Removed", "WAITING", "InstalledWithoutContract", "Rusty", null];
  expect(words.map(meterStatusOf)).toEqual(["active", "removed", "waiting", "installedWithoutContract", "unknown", "unknown"]);
});

it("request statuses are read in all their spellings", () => {
  const words = ["Open", "In progress", "InProgress", "Closed positively", "ClosedSuccessfully", "Closed negatively", "ClosedWithFailure"];
  const [open, progress, good, bad] = ["Open", "InProgress", "ClosedSuccessfully", "ClosedWithFailure"];
  expect(words.map(requestStatusOf)).toEqual([open, progress, progress, good, good, bad, bad]);
  expect(["Frozen", "constructor", null].map(requestStatusOf)).toEqual(Array(3).fill("unknown"));
  expect(parseRequests([{ id: 7, type: "Mystery", status: null, createdAt: "2026-01-31T23:00:00.000Z" }])).toEqual([
    {
      id: "7",
      type: "unknown",
      status: "unknown",
      date: "2026-02-01",
      updatedAt: null,
      sentAt: { date: "2026-02-01", time: "00:00" },
      supplyId: null,
    },
  ]);
});

it("[AP-06] [AP-14] any JSON is entities or a typed error, and no more", () => {
  const parsers = [parseTerms, parseBillingAddresses, parseCadastrals, parseRequests, parseSupplies, parseSupplyAddress];
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom("supplyCode", "email", "iban", "booklet", "postal", "billings", "holderTitle", "date"), fc.jsonValue()),
      (data, fields) => {
        for (const parser of parsers) {
          for (const body of [data, [data], [{ id: "1", ...fields }], { id: "1", ...fields }]) {
            try {
              parser(body);
            } catch (error) {
              expect(error).toBeInstanceOf(ApiError);
            }
          }
        }
      },
    ),
  );
});
