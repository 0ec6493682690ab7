import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hiddenCode, hidePrivateParts } from "./privateText.ts";

const euros = "••• €";
const hide = (text: string) => hidePrivateParts(text, euros);

describe("[CH-43] [CH-55] amounts in texts that come as data", () => {
  it.each([
    ["Hai un nuovo buono da 20 euro.", "Hai un nuovo buono da ••• €."],
    ["Hai ancora 99,06 € da pagare entro il 3 dicembre 2026.", "Hai ancora ••• € da pagare entro il 3 dicembre 2026."],
    ["€ 1.064,75 (importo)", "••• € (importo)"],
    ["1 064,75\u00a0€", "••• €"],
    ["tra 74 e 110 €", "tra ••• €"],
    ["74–110 €, 74,50 € – 110 €", "••• €, ••• €"],
    ["Credito: −35,40 EUR", "Credito: ••• €"],
    ["You get £20.50 or $3", "You get ••• € or ••• €"],
    ["Du bekommst 20 Euro und 50 Cent.", "Du bekommst ••• €."],
    ["CHF 1'064.75", "••• €"],
    ["2 milioni di euro, 20mila euro", "••• €, ••• €"],
    ["20,– €", "••• €"],
    ["Ein 20-Euro-Gutschein, ein 20\u2011Euro-Buono", "Ein ••• €-Gutschein, ein ••• €-Buono"],
    ["2 mln €, € 2 mln, 3 mln di euro, 20k€, 2 Mio. €", "••• €, ••• €, ••• €, ••• €, ••• €"],
    ["20€/30€ oppure 20/30 €", "••• € oppure ••• €"],
    ["Wert: € –35,40 und –12 €", "Wert: ••• € und ••• €"],
    ["EUR12 e EUR 12,50", "••• € e ••• €"],
    ["19,5 ct/kWh, 0,195 €/kWh", "••• €/kWh, ••• €/kWh"],
  ])("%s", (text, hidden) => expect(hide(text)).toBe(hidden));
});

describe("[CH-58] amounts and codes as other programs and other people write them", () => {
  it.each([
    ["Buoni da 10, 20 o 50 €, da 10,00, 20,00 e 50,00 euro", "Buoni da ••• €, da ••• €"],
    ["EUR 10 bis 20; € 20 o 30.", "••• €; ••• €."],
    ["10+10 €", "••• €"],
    ["20 eurocent, 50 Eurocent", "••• €, ••• €"],
    ["２０ €, ٢٠ €", "••• €, ••• €"],
    ["20\u200b€, 20\u00ad €, 20\u2060€, 20 \u200f€", "••• €, ••• €, ••• €, ••• €"],
    ["20  euro, 20 \n €", "••• €, ••• €"],
    ["1.064,75−€", "••• €"],
    ["Euro: 20,00; € = 1.064,75", "••• €; ••• €"],
    ["US$ 20, R$20", "US••• €, R••• €"],
    ["POD IT 001 E 12345678, it 001 e 123456789", `POD ${hiddenCode}, ${hiddenCode}`],
    ["CF SMP GLI 80A41 A944Z", `CF ${hiddenCode}`],
    ["IT 60 X 05428 11101 000000123456", hiddenCode],
  ])("%j", (text, hidden) => expect(hide(text)).toBe(hidden));

  it.each([
    ["05.11.2026 - 33,02 €", "05.11.2026 - ••• €"],
    ["5/11/2026 – 33,02 €; 2026-11-05 - 33,02 €; 5/11 - 33,02 €", "5/11/2026 – ••• €; 2026-11-05 - ••• €; 5/11 - ••• €"],
    ["Am 5.11. – 33,02 €, um 10:30 - 20 €", "Am 5.11. ••• €, um 10:30 - ••• €"],
    ["Bolletta 1010338 - 33,02 €, 2026/10338 – 33,02 €", "Bolletta 1010338 - ••• €, 2026/10338 – ••• €"],
    ["Anno 2026 - 999,00 €", "Anno 2026 - ••• €"],
    ["2000 - 3000 €, 1000 – 1.200,50 €, 74 - 90 €, 9,50 - 10 €", "••• €, ••• €, ••• €, ••• €"],
  ])("a day or a number before a dash is no part of an amount: %j", (text, hidden) => expect(hide(text)).toBe(hidden));

  it.each(["D.P.R.445/2000", "DPR445/2000 e L.481/1995", "D.LGS.206/2005", "UE2023/1791", "D.L.34/2020, D.M.37/2008", "0039 02 1234567"])(
    "leaves laws and phone numbers: %j",
    (text) => expect(hide(text)).toBe(text),
  );

  it.each([
    "Pagata il 3 dicembre 2026, la n. 1010338, in euro: 3 bollette; 2 € non c’è",
    "Gli importi sono in €\n2 bollette",
    "Rata 1, 2 e 3 di 4; il 2026, 2027 e 2028",
  ])("leaves other figures: %j", (text) => expect(hide(text.replace("2 € non", "non"))).toBe(text.replace("2 € non", "non")));
});

describe("[CH-43] [CH-55] codes in texts that come as data", () => {
  it.each([
    "IT001E12345678",
    "01234567890123",
    "302012345678901234",
    "3020 1234 5678 9012 34",
    "IT60X0542811101000000123456",
    "IT60 X054 2811 1010 0000 0123 456",
    "SMPGLI80A41A944Z",
    "CTR-100001001",
    "M100001001",
    "GIULIA-7Q2K",
    "it60x0542811101000000123456",
    "it60 x054 2811 1010 0000 0123 456",
    "it001e12345678",
    "smpgli80a41a944z",
    "301 234 567 890 123 456",
  ])("%s", (code) => {
    expect(hide(`Il codice ${code}, poi`)).toBe(`Il codice ${hiddenCode}, poi`);
    expect(hide(code)).toBe(hiddenCode);
  });
});

describe("[CH-61] amounts and codes with other signs between their parts", () => {
  it.each([
    ["19,5 c€/kWh, 2,5 c€/kWh", "••• €/kWh, ••• €/kWh"],
    ["€ 20,00 e 30,00.", "••• €."],
    ["EUR 20,00 und 30,00", "••• €"],
    ["£20 and 30", "••• €"],
    ["€ 10,00, 20,00 e 50,00", "••• €"],
    ["€ 10, 20, 50", "••• €"],
    ["€ 10,00/20,00 e 30,00", "••• €"],
    ["1\u2009064,75 €", "••• €"],
    ["€ 20 o 30,5 kWh", "••• € o 30,5 kWh"],
    ["€ 20, 13/11/2026 e 3 bollette", "••• €, 13/11/2026 e 3 bollette"],
    ["€ 20 e 30 €, € 20 e 30,00 euro", "••• € e ••• €, ••• € e ••• €"],
    // Its number is hidden with it: which of the two has the currency is not known.
    ["Bolletta n. 1010338 € 33,02 scad. 20/12/2026", "Bolletta n. ••• € scad. 20/12/2026"],
    ["Rata 1 € 33,02, rata 2 EUR 33,02", "Rata ••• €, rata ••• €"],
    ["Invoice 1010338 €33.02, due 20.12.2026", "Invoice ••• €, due 20.12.2026"],
    ["33,02 € 20.12.2026", "••• € 20.12.2026"],
    ["Hai pagato 33,02 € 20/12/2026", "Hai pagato ••• € 20/12/2026"],
    ["10,00 € 20,00 €", "••• € ••• €"],
    ["Pagati € 33,02, 20.12.2026", "Pagati ••• €, 20.12.2026"],
    ["2026: € 820, 2025: € 790", "2026: ••• €, 2025: ••• €"],
  ])("%j", (text, hidden) => expect(hide(text)).toBe(hidden));

  it.each([
    "GIULIA\u20117Q2K",
    "CTR\u2011100001001",
    "IT60\u202fX054\u202f2811\u202f1010\u202f0000\u202f0123\u202f456",
    "IT60\u2009X054\u20092811\u20091010\u20090000\u20090123\u2009456",
    "it60\u202fx054\u202f2811\u202f1010\u202f0000\u202f0123\u202f456",
    "3020\u202f1234\u202f5678\u202f9012\u202f34",
    "3020-1234-5678-9012-34",
    "01-234-567890123",
    "smpgli80a4la944z",
    "smp gli 80a41 a944z",
    "SMP GLI 80A4L A94QZ",
    "it00743110157",
  ])("%j", (code) => {
    expect(hide(`Il codice ${code}, poi`)).toBe(`Il codice ${hiddenCode}, poi`);
    expect(hide(code)).toBe(hiddenCode);
  });

  it.each([
    "Delibera ARERA 366/2018/R/COM, 555/2017/R/com e 399/2025/R/EEL.",
    "Direttive 2011/83/UE e 2019/944/UE",
    "Dal 2026-11-13 2026-12-13 al 13-11-2026; lo 0039-333-1234567",
  ])("leaves laws, dates and telephone numbers: %s", (text) => expect(hide(text)).toBe(text));
});

describe("[CH-63] amounts as letters, tables and contracts write them", () => {
  it.each([
    ["La bolletta è di €. 33,02, il bonus di €. 150", "La bolletta è di ••• €, il bonus di ••• €"],
    ["Euro. 20,00 al mese; EUR. 33,02", "••• € al mese; ••• €"],
    ["Totale (€) 33,02; Importo (€): 150", "Totale ••• €; Importo ••• €"],
    ["Totale (EUR) 33,02, Importo [euro]: 20,00", "Totale ••• €, Importo ••• €"],
    ["Prezzo (€/kWh): 0,1234", "Prezzo ••• €"],
    ["33,02 (€), 33,02 (euro)", "••• €, ••• €"],
    ["un bonus di 20 (venti) euro", "un bonus di ••• €"],
    ["33,02 (trentatré/02) euro", "••• €"],
    ["20,00 (euro venti/00)", "••• €"],
    ["€ 33,02 (trentatré/02), euro 20,00 (venti/00)", "••• €, ••• €"],
    ["tra i 5 e i 10 euro", "tra i ••• €"],
    ["dai 20 ai 50 euro, dagli 8 agli 11 €, dal 5 al 10 €", "dai ••• €, dagli ••• €, dal ••• €"],
    ["da 5 fino a 50 euro, von 5 bis zu 10 Euro, 5 up to 10 euros", "da ••• €, von ••• €, ••• €"],
    ["Ihr Abschlag steigt von 45 auf 52 Euro", "Ihr Abschlag steigt von ••• €"],
    ["€uro 25, 25 €uro", "••• €, ••• €"],
    ["55,-- €, 20.-- EUR", "••• €, ••• €"],
  ])("%j", (text, hidden) => expect(hide(text)).toBe(hidden));

  it.each([
    ["Hai 20 €. 3 bollette sono da pagare", "Hai ••• €. 3 bollette sono da pagare"],
    ["Pagata in euro. 20 giorni dopo", "Pagata in euro. 20 giorni dopo"],
    ["Buono (20 €) 3 volte", "Buono (••• €) 3 volte"],
    ["Bolletta 1010338 (€ 33,02)", "Bolletta 1010338 (••• €)"],
    ["Bolletta 1010338 (euro 33,02)", "Bolletta 1010338 (••• €)"],
    ["in 3 (tre) rate da 20 €", "in 3 (tre) rate da ••• €"],
    ["33,02 € (scade il 20/12)", "••• € (scade il 20/12)"],
  ])("leaves what is beside them: %j", (text, hidden) => expect(hide(text)).toBe(hidden));
});

it.each([
  "La bolletta n. 1010338 del 13/11/2026 scade il 3 dicembre 2026 alle 10:30.",
  "Chiama l’800 900 100 o il +393331234567, da lunedì a venerdì 8-20.",
  "Hai consumato 205 kWh, il 3% in più rispetto al 2025; potenza 4,5 kW.",
  "Delibera 399/2025 e art. 54-bis; D.Lgs. 206/2005; POD, PDR e IBAN.",
  "Europa 2026, eurovisione 12, 3 centri",
  "Der Monteur 12 kommt, 20 percent 30, 4,5 kW, 3 kg, box3b, giulia2026@esempio.it",
  "Chiama lo 0039 333 1234567, il +39 06 1234567 o lo 02 123 45 67, dal 2026 al 2027",
])("[CH-43] [CH-55] bill numbers, dates, telephone numbers, consumption and laws stay: %s", (text) => expect(hide(text)).toBe(text));

it("[CH-43] no figure beside a currency is left, whatever stands around it, and a text without digits stays", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom("€", " €", " euro", " EUR"),
      fc.string(),
      (a, cents, unit, b) => {
        const written = (cents / 100).toFixed(2).replace(".", ",");
        expect(hide(`${a} ${written}${unit} ${b}`)).not.toContain(`${written}${unit}`);
        const wordy = a.replace(/\d/g, "");
        expect(hide(wordy)).toBe(wordy);
      },
    ),
  );
});
