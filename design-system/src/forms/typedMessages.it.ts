import { defineMessages } from "../theme/messages.ts";

/** Words of the amount, date and month fields. They are in their own module, so that a login page does not load them. */
export const typedMessages = defineMessages("typedFields", {
  amountFormat: "Scrivi l’importo in cifre, per esempio 1.234,50.",
  amountDecimals: "Scrivi al massimo due cifre dopo la virgola, per esempio 12,50.",
  amountMin: "Scrivi un importo da {min} in su.",
  amountMax: "Scrivi un importo fino a {max}.",
  dateHint: "GG/MM/AAAA",
  dateFormat: "Scrivi la data come 27/11/2026.",
  dateMonth: "I mesi vanno da 01 a 12: scrivi la data come 27/11/2026.",
  dateDay: "Il giorno {day} non c’è: {month} {year} ha {days} giorni.",
  dateYear: "Scrivi un anno dal 1900 in poi, con quattro cifre.",
  dateMin: "Scrivi una data dal {min} in poi.",
  dateMax: "Scrivi una data fino al {max}.",
  openPicker: "Apri il calendario: {label}",
  calendarFailed: "Il calendario non si è aperto. Scrivi la data, oppure controlla la connessione e riprova.",
  month: "Mese",
  year: "Anno",
  monthMin: "Scegli un mese da {min} in poi.",
  monthMax: "Scegli un mese fino a {max}.",
});
