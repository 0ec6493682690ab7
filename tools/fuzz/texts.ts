/** Texts that break programs. One that runs sets `window.hostile`. */
export const hostileTexts: readonly string[] = [
  '<img src=x onerror="window.hostile=1">',
  '"><script>window.hostile=1</script>',
  "javascript:window.hostile=1",
  "{{7*7}}",
  "'; DROP TABLE bills;--",
  "a".repeat(5000),
  "👨‍👩‍👧‍👦".repeat(12),
  "\u202Eonairavna",
  "\u0000\u0007",
  "١٢٣٤",
  "１２３４",
  "=1+1",
  "__proto__",
  "-0",
  "1e21",
  "0,0000001",
  "   ",
  "../../etc",
  "%00%E0%A4%A",
  "Z\u0335\u0321\u0341a".repeat(20),
  "Straße d’Été n. 5/B",
];

export const iban = "IT60X0542811101000000123456";
export const phone = "3331234567";

/** Texts for fields, by a word of their label; the first that matches. */
const fittingTexts: readonly (readonly [RegExp, string])[] = [
  [/iban/i, iban],
  [/libretto/i, "1234567890123"],
  [/cellulare|telefono/i, phone],
  [/codice fiscale/i, "DBTRSO88L52A944K"],
  [/codice cliente/i, "C-100021"],
  [/e-?mail|pec/i, "nuova.posta@esempio.it"],
  [/\bcap\b/i, "40128"],
  [/provincia/i, "BO"],
  [/foglio|particella|subalterno|sezione/i, "12"],
  [/f[123]|lettura|contatore|smc|kwh/i, "12500"],
  [/data|dal|al/i, "01/10/2026"],
];

/** A text that suits a field. @param code the last code by SMS @param password that of every sample customer */
export function fittingText(label: string, { code, password }: { code: string | undefined; password: string }): string {
  if (/password/i.test(label)) return password;
  if (/codice di verifica|codice.*sms/i.test(label)) return code ?? "1234";
  return fittingTexts.find(([pattern]) => pattern.test(label))?.[1] ?? "Prova";
}
