/** A thing that has one word in every text that a customer reads. */
export interface Term {
  /** The word, as `docs/glossary.md` lists it. */
  term: string;
  /** Other words for the same thing, which no text may have. */
  wrong: RegExp;
  /** Texts that need another word, by "room.key" or by the text, each with the reason. */
  exceptions?: Readonly<Record<string, string>>;
}

const mandate = "the SEPA rulebook's own word, which banks use too";

/** One word for one thing. */
export const terms: readonly Term[] = [
  { term: "buono", wrong: /\bvoucher\b/i },
  {
    term: "addebito sul conto",
    wrong: /addebit[oi] (?:dirett[oi]|in banca|bancari[oi])|domiciliazion|\bRID\b|\bSDD\b/i,
    exceptions: { "paymentChange.mandateTitle": mandate },
  },
  { term: "addebito sul libretto", wrong: /addebit\w+ sul (?:tuo )?libretto (?:postale|di risparmio)/i },
  {
    term: "metodo di pagamento",
    wrong: /(?:modalità|modo|forma|tipo) di pagamento/i,
    exceptions: { "paymentChange.mandateType": mandate },
  },
  {
    term: "indirizzo per le bollette",
    wrong: /\bspedizion|(?:indirizzo|recapito) (?:di |per la )?(?:recapito|fatturazione|postale)/i,
  },
  {
    term: "mostra altri",
    wrong: /\b(?:carica(?:t[aeio])?|vedi) (?:altr[ei]|un’altr|un altr)|mostra di più|(?:arrivat[aeio]) (?:altr[ei]|un’altr)/i,
  },
  { term: "scarica", wrong: /\besporta|\bdownload\b/i },
  { term: "facoltativo", wrong: /\bopzional|non obbligatori/i },
  { term: "in arrivo", wrong: /\bin futuro\b|\bfutur[aeio]\b|prossimamente|mes[ei] a venire/i },
  { term: "da pagare", wrong: /\bda saldare\b|non pagat[aeio]\b|\binsolut/i },
  { term: "bolletta", wrong: /\bfattur[ae]\b/i },
  { term: "l’apostrofo ’", wrong: /\p{L}['´`](?=\p{L})|\bpo['´`]/iu },
];

/** Returns each term that a text does not keep to, with the wrong words. */
export const wrongWords = (text: string, id = ""): string[] =>
  terms.flatMap(({ term, wrong, exceptions = {} }) => {
    const found = wrong.exec(text)?.[0];
    return found === undefined || Object.hasOwn(exceptions, id) || Object.hasOwn(exceptions, text) ? [] : [`${found} → ${term}`];
  });
