import "@favilla/design-system/theme/favilla.css.ts";
import "./bare.tsx";
