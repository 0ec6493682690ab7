/** Panels of a supply's page in their order, with the `id`s that links open them by (SU-02). */
export const supplyPanels = {
  payment: "pagamento",
  delivery: "consegna",
  data: "dati-fornitura",
  addresses: "indirizzi",
  cadastral: "dati-catastali",
} as const;
export type SupplyPanel = keyof typeof supplyPanels;
