import figtree from "@capsizecss/metrics/figtree";
import { favilla, favillaRoots } from "@favilla/tokens";
import { applyBrand } from "./applyBrand.ts";
import { fontFace } from "./fontFace.ts";
import "./global.css.ts";

fontFace("Figtree", figtree, 0.96, "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
applyBrand(favillaRoots, favilla);
