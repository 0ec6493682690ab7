import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setOnError } from "../../platform/errors/errorPort.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { voucherLoad } from "./useVouchers.ts";
import { parseVoucher, parseVouchers } from "./voucher.ts";
import { toVoucherRow } from "./voucherRows.ts";

const wire = {
  id: "v-1",
  voucherId: 77,
  promoName: "Benvenuto",
  commodityName: "Luce",
  validityEndDate: "2027-02-27T23:00:00.000Z",
  lastExpenditure: "0001-01-01T00:00:00.000Z",
  assignmentDate: "2026-10-11T22:00:00.000Z",
  image: "data:image/svg+xml,%3Csvg/%3E",
  termsOfUse: "<b>Una volta</b>",
  infos: [{ title: "Dove", content: "Nei negozi" }, { title: 5 }],
  amount: "12,5",
  status: "Assigned",
  barcode: 123456,
  barcodeTerms: "Alla cassa",
  serialNumber: "S-1",
  redeemedVoucherId: null,
  asset: "EXT-1",
  account: "C-1",
};
const entity = {
  id: "v-1",
  voucherId: "77",
  promoName: "Benvenuto",
  commodityName: "Luce",
  validityEndDate: "2027-02-28",
  lastExpenditure: null,
  assignmentDate: "2026-10-12",
  image: "data:image/svg+xml,%3Csvg/%3E",
  termsOfUse: "<b>Una volta</b>",
  infos: [
    { title: "Dove", content: "Nei negozi" },
    { title: "", content: "" },
  ],
  amount: 12.5,
  status: "Assigned",
  barcode: "123456",
  barcodeTerms: "Alla cassa",
  serialNumber: "S-1",
  redeemedVoucherId: null,
  asset: "EXT-1",
  account: "C-1",
};

const reports = vi.fn();
setOnError(reports);
afterEach(() => reports.mockReset());

describe("a voucher on the wire", () => {
  it("[AP-14] becomes the entity, field by field", () => expect(parseVoucher(wire)).toEqual(entity));

  it("[AP-14] tolerates what is missing and ignores what is new", () => {
    expect(parseVoucher({ id: 5, nuovo: {} })).toEqual({
      id: "5",
      voucherId: "5",
      promoName: "",
      commodityName: null,
      validityEndDate: null,
      lastExpenditure: null,
      assignmentDate: null,
      image: null,
      termsOfUse: null,
      infos: [],
      amount: null,
      status: "Unknown",
      barcode: null,
      barcodeTerms: null,
      serialNumber: null,
      redeemedVoucherId: null,
      asset: null,
      account: null,
    });
  });

  it.each([
    ["javascript:alert(1)", null],
    ["//evil.example/logo.svg", null],
    ["/\\evil.example/logo.svg", null],
    ["http://mercato.example/logo.svg", null],
    ["data:text/html,<script>", null],
    ["/loghi/mercato.svg", "/loghi/mercato.svg"],
    ["https://mercato.example/logo.svg", "https://mercato.example/logo.svg"],
  ])("has a logo only where %j is a picture's address", (image, expected) => expect(parseVoucher({ ...wire, image }).image).toBe(expected));

  it("[AP-06] [AP-14] any JSON is a voucher or a typed error, and no more", () => {
    const field = fc.constantFrom(...Object.keys(wire));
    fc.assert(
      fc.property(fc.jsonValue(), field, (value, name) => {
        for (const data of [value, { ...wire, [name]: value }]) {
          try {
            const voucher = parseVoucher(data);
            expect(Object.keys(voucher).toSorted()).toEqual(Object.keys(entity).toSorted());
            for (const info of voucher.infos) expect(Object.values(info).map((text) => typeof text)).toEqual(["string", "string"]);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
    );
  });
});

describe("the voucher list", () => {
  const row = (wire: object) => ({ id: "x", wire });
  const answer = (change: object) => ({
    data: undefined,
    error: undefined,
    isLoading: false,
    isValidating: false,
    mutate: vi.fn(),
    ...change,
  });

  it("[AP-06] drops a bad row and reports it; nothing but bad rows is an error", () => {
    expect(parseVouchers([row(wire), row({})])).toEqual([entity]);
    expect(reports).toHaveBeenCalledTimes(1);
    expect(() => parseVouchers([row({})])).toThrow(ApiError);
    expect(parseVouchers([])).toEqual([]);
  });

  it("[AP-12] is loading, then loaded or a failure on any error", () => {
    expect(voucherLoad(answer({ isLoading: true })).state).toBe("Loading");
    expect(voucherLoad(answer({ data: [] }))).toEqual({ state: "Loaded", data: [] });
    expect(voucherLoad(answer({ data: [toVoucherRow(wire)] }))).toEqual({ state: "Loaded", data: [entity] });
    expect(voucherLoad(answer({ data: [row({})] })).state).toBe("LoadFailure");
  });

  it("[AP-12] has no other state, whatever comes", () => {
    const anything = fc.record({
      data: fc.option(fc.array(fc.record({ id: fc.string(), wire: fc.oneof(fc.jsonValue(), fc.constant(wire)) })), { nil: undefined }),
      error: fc.option(
        fc.anything().map((cause) => new ApiError("x", { reason: "status", cause })),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(anything, ({ data, error }) => {
        const over = data !== undefined || error !== undefined;
        const { state } = voucherLoad(answer({ data, error, isLoading: !over }));
        expect(over ? ["Loaded", "LoadFailure"] : ["Loading"]).toContain(state);
      }),
    );
  });
});
