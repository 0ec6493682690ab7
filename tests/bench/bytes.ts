import { buildPage, type PageBytes } from "./build.ts";
import type { Row } from "./report.ts";

export const part = "First load over bare React, brotli";

const code = ({ js, css }: PageBytes) => (js + css) / 1000;

/** Sizes of script and stylesheet of small pages, less those of a page of react and react-dom alone, which it also returns. */
export async function measureBytes(): Promise<{ bare: number; rows: Row[] }> {
  const bytes: Record<string, PageBytes> = {};
  for (const page of ["bare", "theme", "button", "bills", "floor"]) bytes[page] = await buildPage(page);
  const of = (page: string) => code(bytes[page] as PageBytes);
  const bare = of("bare");
  const row = (item: string, page: string, limit?: number): Row => ({ part, item, unit: "kB", value: of(page) - bare, limit });
  return {
    bare,
    rows: [
      { part, item: "react and react-dom alone (not over, but whole)", unit: "kB", value: bare },
      row("one Button", "button", 2),
      row("page of bill cards, 6 kB of it dayjs", "bills", 15),
      row("page of bill cards, the floor's", "floor"),
      row("theme: a brand's variables, reset, font face", "theme"),
    ],
  };
}
