/** The German texts of the library and of the portal, a room in each export. They are loaded together, when a customer chooses the language. */
export * from "@favilla/design-system/locales/de.ts";
export * from "./de/bills.ts";
export * from "./de/platform.ts";
export * from "./de/shell.ts";
