/** Panels of a supply's page, with the `id`s that links open them by (SU-02). */
export const supplyPanels = { payment: "pagamento", data: "dati-fornitura", addresses: "indirizzi", cadastral: "dati-catastali" } as const;
export type SupplyPanel = keyof typeof supplyPanels;
