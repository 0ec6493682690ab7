/** The German texts of the portal, those of the legally required pages with them. */
export { words as accessibilityText } from "../../../../texts/accessibility.de.md";
export { words as cookiesText } from "../../../../texts/cookies.de.md";
export * from "../../locales/de.ts";
