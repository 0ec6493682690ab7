import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const formsMessages = defineMessages("forms", {
  optional: "facoltativo",
  showPassword: "Mostra la password",
  capsLock: "Il blocco maiuscole è attivo.",
  summaryOne: "C’è un campo da controllare",
  summaryOther: "Ci sono {count} campi da controllare",
  amountFormat: "Scrivi l’importo in cifre, per esempio 1.234,50.",
  amountDecimals: "Scrivi al massimo due cifre dopo la virgola, per esempio 12,50.",
  amountMin: "Scrivi un importo da {min} € in su.",
  amountMax: "Scrivi un importo fino a {max} €.",
  dateHint: "GG/MM/AAAA",
  dateFormat: "Scrivi la data come 27/11/2026.",
  dateMonth: "I mesi vanno da 01 a 12: scrivi la data come 27/11/2026.",
  dateDay: "Il giorno {day} non c’è: {month} {year} ha {days} giorni.",
  dateYear: "Scrivi un anno dal 1900 in poi, con quattro cifre.",
  dateMin: "Scrivi una data dal {min} in poi.",
  dateMax: "Scrivi una data fino al {max}.",
  monthHint: "MM/AAAA",
  monthFormat: "Scrivi il mese come 11/2026.",
  monthMonth: "I mesi vanno da 01 a 12: scrivi il mese come 11/2026.",
  monthMin: "Scrivi un mese da {min} in poi.",
  monthMax: "Scrivi un mese fino a {max}.",
  openPicker: "Apri il calendario: {label}",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    forms: WordsOf<typeof formsMessages>;
  }
}
