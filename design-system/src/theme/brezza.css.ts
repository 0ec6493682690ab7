import instrumentSans from "@capsizecss/metrics/instrumentSans";
import { brezza } from "@favilla/tokens";
import { applyBrand } from "./applyBrand.ts";
import { fontFace } from "./fontFace.ts";
import "./global.css.ts";

fontFace("Instrument Sans", instrumentSans, 0.98, "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2");
applyBrand(`[data-brand="brezza"]`, brezza);
