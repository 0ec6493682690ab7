import { describe, expect, it } from "vitest";
import { billCardMessages } from "./cardMessages.it.ts";
import { payingText } from "./payingText.ts";
import { paymentModeOf } from "./stateOf.ts";

const { words } = billCardMessages;
const today = "2026-11-20";
const open = {
  paymentDate: null,
  expiryDate: "2026-12-01",
  paymentType: "Bollettino",
  paymentId: "3000",
  totalAmount: 10,
  rates: [],
  accountStatus: "Unknown" as const,
};

describe("how a bill is paid", () => {
  it.each([
    ["Bollettino", "2026-12-01", "trovi il codice"],
    ["Rid", "2026-12-01", "addebitato sul tuo conto"],
    ["Rid", "2026-11-01", "non ci risulta"],
    ["Libretto", "2026-12-01", "addebitato sul tuo libretto"],
    ["Libretto", "2026-11-01", "non ci risulta"],
    ["ZZZ", "2026-12-01", "Nel PDF trovi"],
    [null, "2026-12-01", "Nel PDF trovi"],
  ])("%s, due on %s: %s", (paymentType, expiryDate, text) => {
    expect(payingText({ ...open, paymentType, expiryDate }, { today, words })).toContain(text);
  });

  it("[PM-21] is read from every spelling of the servers, and from a description", () => {
    for (const words of ["Bank", "bank", "Rid", "RID30", "Addebito diretto SEPA", "Domiciliazione bancaria"])
      expect(paymentModeOf(words), words).toBe("bank");
    for (const words of ["Booklet", "Libretto", "LIB30", "Addebito su libretto postale"])
      expect(paymentModeOf(words), words).toBe("booklet");
    for (const words of ["Postal", "postal", "Bollettino", "BOL30", "Bollettino bancario", "Conto postale"])
      expect(paymentModeOf(words), words).toBe("postal");
    for (const words of ["Addebito in conto corrente", "SDD Core", "Domiciliazione"]) expect(paymentModeOf(words), words).toBe("bank");
    for (const words of ["MAV bancario", "Avviso pagoPA (banca, tabaccheria)", "Bancomat", "Banca"])
      expect(paymentModeOf(words), `[BL-254] ${words}`).toBeNull();
    for (const words of ["Bonifico SEPA", "Bonifico bancario", "Contanti", ""]) expect(paymentModeOf(words), words).toBeNull();
  });

  it("is described for open bills only", () => {
    expect(payingText({ ...open, paymentId: null }, { today, words })).toBe(words.payPostal);
    expect(payingText({ ...open, paymentDate: "2026-11-02" }, { today, words })).toBeUndefined();
    expect(payingText({ ...open, expiryDate: null }, { today, words })).toBeUndefined();
    expect(payingText({ ...open, totalAmount: -3 }, { today, words })).toBeUndefined();
  });
});
