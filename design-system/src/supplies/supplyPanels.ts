/** The panels of a supply's page, each by the `id` that a link opens it with (SU-02). */
export const supplyPanels = { payment: "pagamento", data: "dati-fornitura", addresses: "indirizzi", cadastral: "dati-catastali" } as const;
export type SupplyPanel = keyof typeof supplyPanels;
