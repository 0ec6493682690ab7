import { again } from "../../browser/route.ts";
import { expect, plants, test } from "../fixtures.ts";

const words = `Sconto "online" /style e 'on' per style="te"`;
const hostile = [
  `<p style="color: red">${words.replaceAll("<", "&lt;")}</p>`,
  "<p/style='color: red'/onclick='globalThis.ran = true'>barre</p>",
  `<p title="x"onfocus=globalThis.ran=true style=color:red STYLE='x'>unito</p>`,
  '<img src="x" onerror="globalThis.ran = true">',
  "<svg\nonload='globalThis.ran = true'\tstyle='x'><style>* { color: red }</style></svg>",
  `<!-- <p title=" --><b style="color: red">commento</b>`,
  "<style>p { color: red }</style >dopo lo stile",
  '<a href="https://esempio.test/style/on?style=on" style="x">indirizzo</a>',
].join("");

/** Fields of the responses whose text may hold HTML. */
const fields = ["termsOfUse", "text", "description"];

test(
  "[S04] [VC-12, VC-22] hostile text in terms, notifications and referral runs nothing and breaks no rule of the content security policy",
  plants,
  async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const found: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => found.push(violatedDirective));
      Object.assign(globalThis, { found });
    });
    const found = () => page.evaluate(() => (globalThis as unknown as { found: string[] }).found);
    await page.route(/\/(admin\/)?api\b/, async (route) => {
      const response = await route.fetch(again);
      const body = await response.text();
      if (!fields.some((field) => body.includes(`"${field}"`))) return route.fulfill({ response });
      const json = JSON.parse(body, (field, value) => (fields.includes(field) && typeof value === "string" ? hostile : value)) as unknown;
      return route.fulfill({ response, json });
    });
    await signIn("giulia@esempio.it");
    for (const path of ["/vouchers/v-100001-2", "/notifiche", "/porta-un-amico"]) {
      await page.goto(path);
      const link = page.getByRole("main").getByRole("link", { name: "indirizzo", exact: true }).first();
      await expect(link).toBeAttached();
      await expect(link).toHaveAttribute("href", "https://esempio.test/style/on?style=on");
      const text = await page.getByRole("main").evaluate((main) => main.textContent);
      for (const part of [words, "barre", "unito", "commento", "dopo lo stile"]) expect(text).toContain(part);
      expect(await found(), path).toEqual([]);
    }
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
    // Proves that the policy was in force: a violation is reported.
    await page.evaluate(() => document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" })));
    await expect.poll(found).toEqual(["style-src-elem"]);
  },
);
