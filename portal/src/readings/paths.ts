/** In the address: the supply to send a reading of. */
export const supplyQuery = "fornitura";

export const readingsPath = "/autolettura";
export const sentPath = "/autolettura/inviata";
export const enterPath = (supplyId: string): string => `/autolettura/inserisci?${supplyQuery}=${encodeURIComponent(supplyId)}`;
export const readingPath = (readingId: string): string => `/autolettura/${encodeURIComponent(readingId)}`;
