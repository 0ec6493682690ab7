/** Content security policy under which the library works: its stories are tested under it, and the portal's begins with it. */

/** Content security policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Trusted Types policy of the library's one reader of HTML (design-system/src/text/readHtml.ts). */
const htmlPolicy = "favilla-html";
const self = "'self'";

/** Policy of a site that loads nothing from elsewhere. Pictures of charts are drawn from a data: image, which runs nothing. */
export const strictPolicy: Policy = {
  "default-src": ["'none'"],
  "script-src": [self],
  "style-src": [self],
  "img-src": [self, "data:"],
  "font-src": [self],
  "connect-src": [self],
  "base-uri": ["'none'"],
  "form-action": [self],
  "frame-ancestors": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [htmlPolicy],
};

/** Text of a policy as the value of its header. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
