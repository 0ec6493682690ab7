import { walk } from "../../browser/walk.ts";
import { press } from "../access/accessSteps.ts";
import { path as statement } from "../bills/statementSteps.ts";
import { cards, expect, fillLogin } from "../fixtures.ts";
import { askForCode, button, codeField, giveIban, smsCode, toBank } from "../payments/paymentSteps.ts";
import { enter, giulia, openForm, sendReading } from "../readings/readingSteps.ts";
import { test } from "./hear.ts";

test.use({ listsAlone: true });

test("[DS-27] what a screen reader says after an error at sign-in", walk, async ({ page, hear }) => {
  await page.goto("/login");
  await hear("sign-in", {
    "Accedi, con i campi vuoti": () => press(page, "Accedi"),
    "Accedi, con una password sbagliata": async () => {
      await fillLogin(page, giulia, "sbagliata-1");
      await expect(page.getByText("E-mail o password non corrette")).toBeVisible();
    },
  });
});

test(
  "[DS-27] what a screen reader says after a filter of bills, more bills and the download of one",
  walk,
  async ({ page, signIn, hear }) => {
    await signIn(giulia, "/bollette");
    await expect(cards(page).first()).toBeVisible();
    const found = (words: RegExp) => expect(page.getByText(words).first()).toBeVisible();
    const apply = async (from: string) => {
      await page.getByRole("button", { name: /^Altri filtri/ }).click();
      await page.getByRole("dialog").getByLabel("Importo da").fill(from);
      await page.getByRole("dialog").getByRole("button", { name: "Applica" }).click();
    };
    await hear("bills", {
      "Mostra altre bollette": () =>
        page
          .getByRole("button", { name: /^(Carica|Mostra) altr/ })
          .first()
          .click(),
      "Da pagare": async () => {
        await page
          .getByRole("main")
          .getByRole("button", { name: /^Da pagare/ })
          .click();
        await found(/^\d+ trovate$/);
      },
      "Altri filtri, un importo che non è un numero, Applica": () => apply("x"),
      "Importo da 90000, Applica": async () => {
        await page.keyboard.press("Escape");
        await apply("90000");
        await found(/^Nessuna bolletta/);
      },
      "Togli i filtri": async () => {
        await page.getByRole("main").getByRole("button", { name: "Togli i filtri" }).last().click();
        await found(/^27 in tutto$/);
      },
      "Scarica il PDF": async () => {
        const coming = page.waitForEvent("download");
        await cards(page)
          .first()
          .getByRole("button", { name: /Scarica il PDF/ })
          .click();
        await coming;
      },
    });
  },
);

test("[DS-27] what a screen reader says after the download of a statement", walk, async ({ page, signIn, hear }) => {
  await signIn(giulia, statement);
  await hear("download", {
    "Scarica, CSV": async () => {
      await page.getByRole("button", { name: "Scarica", exact: true }).click();
      const coming = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: "CSV (.csv)" }).click();
      await coming;
    },
  });
});

test(
  "[DS-27] what a screen reader says after a reading without figures, a usual one and its sending",
  walk,
  async ({ page, signIn, hear }) => {
    await signIn(giulia, enter);
    await openForm(page);
    await hear("reading", {
      "Invia la lettura, senza cifre": () => sendReading(page, ""),
      "Scrivi 11080": async () => {
        await page.getByLabel("Cifre del contatore").fill("11080");
        await expect(page.getByText(/^\+ 60\sm³$/)).toBeVisible();
      },
      "Invia la lettura": async () => {
        await sendReading(page, "11080");
        await expect(page).toHaveURL("/autolettura/inviata");
      },
    });
  },
);

test(
  "[DS-27] what a screen reader says in a change of payment, with a wrong code and with the right one",
  walk,
  async ({ page, signIn, outbox, hear }) => {
    await signIn(giulia, toBank);
    const confirm = async (code: string) => {
      await codeField(page).fill(code);
      await button(page, "Conferma").click();
    };
    await hear("payment", {
      "Continua, con un IBAN incompleto": async () => {
        await page.getByRole("textbox", { name: "IBAN" }).fill("IT60");
        await button(page, "Continua").click();
      },
      "Continua, con l’IBAN": () => giveIban(page),
      "Invia il codice": () => askForCode(page),
      "Conferma, con un codice sbagliato": async () => {
        await confirm((await smsCode(outbox)) === "0000" ? "1111" : "0000");
        await expect(codeField(page)).toHaveAccessibleDescription(/Il codice non è giusto/);
      },
      "Conferma, con il codice giusto": async () => {
        await confirm(await smsCode(outbox));
        await expect(page.getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
      },
    });
  },
);

test(
  "[DS-27] what a screen reader says after a code is copied, after it cannot be, and after a number is saved",
  walk,
  async ({ page, signIn, context, baseURL, hear }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL as string });
    await signIn(giulia, "/porta-un-amico");
    await hear("copy", {
      "Copia il codice": async () => {
        await press(page, "Copia il codice");
        await expect(page.getByRole("button", { name: "Copiato" })).toBeVisible();
      },
      "Copia il codice, vietato dal browser": async () => {
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
        });
        await press(page, "Copia il codice");
        await expect(page.getByText("Il codice è selezionato").first()).toBeVisible();
      },
    });
    await page.goto("/profilo/miei-recapiti");
    await hear("save", {
      "Salva il numero": async () => {
        await page.getByRole("textbox", { name: "Cellulare" }).fill("3331112222");
        await press(page, "Salva il numero");
        await expect(page.getByText("Numero salvato.")).toBeVisible();
      },
    });
  },
);
