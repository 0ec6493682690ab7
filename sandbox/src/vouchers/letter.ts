/** Returns the text of the letter about a voucher that can be used. A customer without a name is greeted without one. */
export const readyText = (name: string | null | undefined, promoName: string): string =>
  `${name?.trim() ? `Ciao ${name.trim()}, il` : "Ciao! Il"} tuo buono "${promoName}" è pronto: lo trovi nella tua area clienti, con il codice a barre.`;
