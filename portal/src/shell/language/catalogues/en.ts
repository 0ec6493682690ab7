/** The English texts of the portal, those of the legally required pages with them. */
export { words as accessibilityText } from "../../../../texts/accessibility.en.md";
export { words as cookiesText } from "../../../../texts/cookies.en.md";
export * from "../../locales/en.ts";
