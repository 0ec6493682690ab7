/** The English texts of the library and of the portal, a room in each export. They are loaded together, when a customer chooses the language. */
export * from "@favilla/design-system/locales/en.ts";
export * from "./en/bills.ts";
export * from "./en/platform.ts";
export * from "./en/shell.ts";
