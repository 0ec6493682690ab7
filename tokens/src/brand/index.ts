export { brandDocument, brandTokens } from "./brandTokens.ts";
export { type BrandInput, type Finding, unreadable } from "./inputs.ts";
export { type Brand, makeBrand } from "./makeBrand.ts";
export type { BrandModel } from "./model.ts";
export { brandReport, type PairProof, proveBrand } from "./proof.ts";
