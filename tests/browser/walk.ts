/**
 * Marks a test that takes long for what a change can break, mostly since it visits every page, story or old browser in one setting:
 * `npm run tool -- walks` runs it, `npm test` does not.
 */
export const walk = { tag: "@walk" };
