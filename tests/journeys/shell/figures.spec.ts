import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Pages of rows with the rows that they have, and the pixels within which the last one ends. */
const pages = [
  { path: "/forniture", rows: 3, end: 500, highest: 73 },
  { path: "/vouchers", rows: 6, end: 800, highest: 87 },
  { path: "/notifiche", rows: 4, end: 700, highest: 140 },
  { path: "/profilo", rows: 6, end: 620, highest: 84 },
];

test("[RT-45, SU-51] on a phone the rows of a supply, a voucher, a notification and of the profile are as high as their text, and few scroll", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/forniture");
  for (const { path, rows, end, highest } of pages) {
    if (path !== "/forniture") await page.goto(path);
    const all = page.getByRole("main").getByRole("listitem");
    await expect(all, path).toHaveCount(rows);
    const boxes = await all.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
    );
    expect(Math.max(...boxes.map(({ bottom }) => bottom)), path).toBeLessThanOrEqual(end);
    expect(Math.max(...boxes.map(({ height }) => height)), path).toBeLessThanOrEqual(highest);
  }
});
