import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { type AXNode, transcript } from "../../../stories/transcript/transcript.ts";
import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";
import { askForCode, giveIban, toBank } from "../payments/paymentSteps.ts";

const folder = join(import.meta.dirname, "../../transcripts/journeys");

/** Compares what a screen reader says of the page with its file. `-u all` writes the files anew. */
async function hear(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const heard = async () => {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
    return transcript(nodes);
  };
  const file = join(folder, `${name}.txt`);
  const update = test.info().config.updateSnapshots;
  if (update === "all" || (update === "missing" && !existsSync(file))) {
    mkdirSync(dirname(file), { recursive: true });
    // Parts of a page come after the rest of it: what is written has stayed the same for a second.
    let written = "";
    await expect
      .poll(
        async () => {
          const before = written;
          written = await heard();
          return written === before;
        },
        { intervals: [1000], message: `${name} comes to rest` },
      )
      .toBe(true);
    writeFileSync(file, written);
  }
  await expect.poll(heard, { message: name }).toBe(readFileSync(file, "utf8"));
  await session.detach();
}

test(
  "[DS-27] what a screen reader says without a session: sign-in with errors, registration, recovery",
  walk,
  async ({ page, settled }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Accedi" }).click();
    await hear(page, "sign-in");
    for (const [path, name] of [
      ["/registrazione", "registration"],
      ["/utente/recupera-password", "recovery"],
    ] as const) {
      await page.goto(path);
      await settled();
      await hear(page, name);
    }
  },
);

test("[DS-27] what a screen reader says of a customer's pages", walk, async ({ page, signIn, settled }) => {
  await signIn("giulia@esempio.it");
  for (const [path, name] of [
    ["/", "home"],
    ["/bollette", "bills"],
    ["/consumi", "consumption"],
    ["/forniture/s-100001002", "supply"],
    ["/autolettura/inserisci?fornitura=s-100001002", "reading"],
    ["/vouchers/v-100001-1", "voucher"],
    ["/profilo", "profile"],
    ["/profilo/estratto-conto", "statement"],
  ] as const) {
    await page.goto(path);
    await settled();
    // The last month of each supply comes after the rest of home.
    if (name === "home") await expect(page.getByRole("link", { name: /Smc/ })).toBeVisible();
    await hear(page, name);
  }
  await page.clock.install();
  await page.goto(toBank);
  await giveIban(page);
  await askForCode(page);
  // The seconds until another code may be asked for are over.
  await page.clock.fastForward(31_000);
  await hear(page, "payment-code");
});
