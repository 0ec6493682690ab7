/** A supply as GraphQL serves it; the contract's fields. */
export interface Supply {
  id: string;
  externalId: string | null;
  code: string;
  supplyCode: string;
  type: string | null;
  pod: string | null;
  pdr: string | null;
  productCode: string | null;
  promoCode: string | null;
  heatingMode: string | null;
  activeFrom: string | null;
  supplyStartDate: string | null;
  status: string | null;
  meterStatus: string | null;
  /** Kilowatts. */
  committedPower: number | null;
  /** Kilowatts. */
  availablePower: number | null;
  meterNumber: string | null;
  meterLocationAddress: string | null;
  address: string | null;
  nickname: string | null;
  selfReadingData: string | null;
  selfReadingToken: string | null;
  contractNumber: string | null;
  selfReadingOddMonths: boolean | null;
  billingFrequency: string | null;
  billings: string[];
  billingAddresses: string[];
  cadastrals: string[];
  supplyAddress: string | null;
}

export interface SupplyAddress {
  id: string;
  toponym: string | null;
  via: string | null;
  civicNumber: string | null;
  staircase: string | null;
  internal: string | null;
  floor: string | null;
  postalCode: string | null;
  city: string | null;
  province: string | null;
}
