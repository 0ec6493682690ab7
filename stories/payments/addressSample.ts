import type { BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import type { SupplyAddress } from "@favilla/design-system/supplies/address.ts";

const street = { civicNumber: "8", staircase: "B", internal: "5", floor: "2", postalCode: "40121", city: "Bologna" };

export const supplyAddress: SupplyAddress = { ...street, id: "a-1", toponym: "Via", via: "Fittizia", province: "BO" };

export const billingAddress: BillingAddress = {
  ...street,
  id: "ba-1",
  supplyCode: "S-1",
  address: "Via Fittizia",
  province: "Bologna",
  provinceCode: "BO",
  toponym: null,
  name: "Giulia",
  surname: "Esempio",
  active: true,
  manualInsert: false,
  manualInsertDate: null,
};
