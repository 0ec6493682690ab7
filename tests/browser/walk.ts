/**
 * Marks a test of Playwright that visits every page, story or old browser in one setting, and takes long: `npm run walks` runs it,
 * `npm test` does not.
 */
export const walk = { tag: "@walk" };
