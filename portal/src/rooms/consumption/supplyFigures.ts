/** The drawing of an open section, together in one file of the build, which has the code of the chart. */
export { ConsumptionFileMenu } from "@favilla/design-system/consumption/ConsumptionFileMenu.tsx";
export { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
export { SupplyFigures } from "@favilla/design-system/consumption/SupplyFigures.tsx";
