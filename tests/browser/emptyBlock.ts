import type { Page } from "@playwright/test";

/** Finds a part of the page of this size, in pixels, in the window and above the end of its longest column, that has nothing but the page's background. */
export const emptyBlock = (page: Page, width: number, height: number) =>
  page.getByRole("main").evaluate(
    (main, [wide, high]) => {
      const step = 20;
      const top = (main.querySelector("h2")?.getBoundingClientRect().top ?? 0) - step;
      const { left, right } = main.getBoundingClientRect();
      const ends = [...main.querySelectorAll("section")].map((section) => section.getBoundingClientRect().bottom);
      const bottom = Math.min(innerHeight, Math.max(...ends));
      const isFilled = (x: number, y: number) => {
        const painted = (each: Element) =>
          getComputedStyle(each).backgroundColor !== "rgba(0, 0, 0, 0)" || each.matches("a, h2, p, span, svg");
        let each = document.elementFromPoint(x, y);
        while (each && each !== main && main.contains(each)) {
          if (painted(each)) return true;
          each = each.parentElement;
        }
        return false;
      };
      const rows: boolean[][] = [];
      for (let y = top; y < bottom; y += step) {
        const row: boolean[] = [];
        for (let x = left + step / 2; x < right; x += step) row.push(isFilled(x, y));
        rows.push(row);
      }
      const [columns, lines] = [Math.ceil((wide ?? 0) / step), Math.ceil((high ?? 0) / step)];
      for (let y = 0; y + lines <= rows.length; y += 1)
        for (let x = 0; x + columns <= (rows[0]?.length ?? 0); x += 1)
          if (rows.slice(y, y + lines).every((row) => !row.slice(x, x + columns).includes(true)))
            return { x: left + x * step, y: top + y * step };
      return null;
    },
    [width, height],
  );
