/** The axe rules that stories, journeys and the audit must keep: WCAG 2.2 A and AA, and axe's good practice. */
export const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on colours, and so must hold in every look. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/** A style sheet without which a page would be measured half-way from one look to the next. */
export const stillCss = "*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }";
