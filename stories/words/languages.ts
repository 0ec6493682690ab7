import * as de from "@favilla/design-system/locales/de.ts";
import * as en from "@favilla/design-system/locales/en.ts";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The languages beside Italian, with the texts of every room. */
export const languages: Readonly<Record<"en" | "de", Words>> = { en, de };

/** Italian terms of law and market, which stay in brackets or as examples in a text of another language. */
const kept =
  /\((?:codice fiscale|codice avviso|canone|foglio|particella|subalterno|visura catastale|bollettino)\)|\bvia, viale, piazza\b|[“„]snc[”“]|\bnome@(?:pec\.)?esempio\.it\b|\bCBILL\b|\bpagoPA\b/gi;

/** Frequent Italian words, which no other language has. */
export const italianWords =
  /\b(?:il|lo|gli|della|delle|dei|degli|del|nel|nella|con|che|per favore|questo|questa|sono|tua|tuo|tuoi|tue|non|più|bollett[ae]|forniture?|lettur[ae]|autolettura|scadenza|scade|pagare|pagament[oi]|indirizzo|conto|buon[oi]|consumi?|riprova|scrivi|scegli|luce|codice|contatore|annulla|salva|accedi|giorni)\b/i;

/** One word for one thing: the word, and the others for the same thing, which no text may have. */
const terms: Readonly<Record<keyof typeof languages, readonly (readonly [term: string, wrong: RegExp])[]>> = {
  en: [
    ["bill", /\binvoices?\b/i],
    ["sign in, sign out", /\blog(?:ged|ging)? ?(?:in|out|on|off)\b|\bsign on\b/i],
    ["email", /\be-mails?\b|\bemails\b/i],
    ["direct debit", /\bautomatic payment|\bstanding order\b/i],
    ["savings book", /\bbooklet\b|\bpassbook\b/i],
    ["distributor", /\bnetwork operator\b|\bgrid operator\b/i],
    ["actual reading", /\breal reading\b|\btrue reading\b/i],
    ["overdue", /\bexpired bills?\b|\bunpaid\b/i],
    ["customer number", /\bclient (?:code|number)\b|\bcustomer code\b/i],
    ["tax code", /\bfiscal code\b|\btax number\b/i],
    ["fixed charge", /\bstanding charge\b|\bfixed (?:fee|quota)\b/i],
    ["text message", /\bSMS\b/],
    ["British spelling", /\b(?:color|favor|center|canceled|license fee|organization|authorize[ds]?|recognize[ds]?)\b/i],
    ["the apostrophe ’, the quotes “ ”", /\p{L}['´`]\p{L}|"/u],
  ],
  de: [
    ["Rechnung", /\bFaktura|\bRechnungsbeleg/],
    ["anmelden, abmelden", /\b(?:ein|aus)logg|\bLogin\b|\bLogout\b/i],
    ["E-Mail", /\bEmails?\b|\bMail\b(?!-)(?<!E-Mail)/],
    ["Sie", /\b(?:du|dein|deine[mnrs]?|dir|dich|euch|euer)\b/i],
    ["Lieferung", /\bLieferstelle|\bVersorgung\b|\bAnschluss\b/],
    ["Verteiler", /\bNetzbetreiber|\bVerteilnetz/],
    ["Selbstablesung", /\bEigenablesung|\bAutolesung/],
    ["Zahlungsart", /\bZahlungs(?:methode|weg|mittel)/],
    ["Posterlagschein", /\bZahlschein|\bÜberweisungsträger|\bPosterlag\b/],
    ["Postsparbuch", /\bSparbuch|\bPostbuch/],
    ["Steuernummer", /\bSteuerkod|\bSteuercode|\bSteuer-ID/],
    ["Kundennummer", /\bKundenkod|\bKundencode/],
    ["Gutschein", /\bVoucher|\bBons?\b|\bCoupon/],
    ["Strichcode", /\bBarcode/],
    ["Handynummer", /\bMobil(?:nummer|telefon)|\bHandy-Nummer/],
    ["Gemeinde, Stiege, Stock", /\bKommune\b|\bTreppenhaus\b|\bEtage\b/],
    ["Summe", /\bGesamt(?:summe|betrag)?\b|\bTotal\b/],
    ["wieder versuchen", /\berneut|\bnochmals?\b|\bwiederhole\b/i],
    ["no “bitte”, as in Italian", /\bbitte\b/i],
    ["the quotes „ “", /"|\p{L}['´`]\p{L}|”/u],
  ],
};

/** Returns the faults of a text of another language, in a few words each. */
export function translationFaults(language: keyof typeof languages, text: string): string[] {
  const own = text.replace(/\{\w+\}/g, "").replace(kept, "");
  const left = italianWords.exec(own)?.[0];
  const wrong = terms[language].flatMap(([term, other]) => {
    const found = other.exec(text)?.[0];
    return found === undefined ? [] : [`${found} → ${term}`];
  });
  return [...(left ? [`Italian: ${left}`] : []), ...wrong, ...(text.trim() === text && text ? [] : ["spaces at an end, or empty"])];
}
