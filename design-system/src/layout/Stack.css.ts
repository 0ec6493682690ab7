import { css, cssWithin, media } from "../theme/css.ts";

export const stack = css({ display: "flex", flexDirection: "column" });

export const inline = css({ display: "flex", flexWrap: "wrap", alignItems: "center" });
// A child alone on its line may become narrower than its longest word, which then breaks.
cssWithin(`${inline} > *`, { minInlineSize: 0 });
export const between = css({ justifyContent: "space-between" });

/** `minmax(0, 1fr)` lets a long word wrap instead of widening the page. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = css({ display: "grid", ...columns(1) });
export const two = css({ "@media": { [media.tablet]: columns(2) } });
export const three = css({ "@media": { [media.desktop]: columns(3) } });
export const four = css({ "@media": { [media.desktop]: columns(4) } });
