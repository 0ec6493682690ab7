import { wireframe } from "@favilla/tokens";
import { applyBrand } from "./applyBrand.ts";
import "./global.css.ts";

applyBrand(`[data-brand="wireframe"]`, wireframe);
