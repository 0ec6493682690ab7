import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Texts of the explanation of a bill's amount. Words between asterisks are bold. */
export const whyMessages = defineMessages("why", {
  compareWith: "Confronta con",
  comparePrevious: "Bolletta prima",
  compareLastYear: "Un anno fa",
  // Opening of the sentence. {other} is one of the two lines below it.
  more: "Paghi *{amount} in più* {other}",
  less: "Paghi *{amount} in meno* {other}",
  same: "Paghi *lo stesso importo* {other}",
  credit: "Questa bolletta è *a tuo credito*: *{amount} in meno* {other}",
  thanPrevious: "della bolletta prima",
  thanLastYear: "dello stesso periodo del {year}",
  balanced: "{sentence}: le differenze si compensano.",
  because: "{sentence}: {reasons}.",
  becauseBut: "{sentence}: {reasons}, ma {contrary}.",
  noReason: "{sentence}.",
  and: "{first} e {second}",
  // Reasons.
  usedMore: "hai consumato *{quantity} in più*",
  usedLess: "hai consumato *{quantity} in meno*",
  usedAboutMore: "hai consumato *circa {quantity} in più*",
  usedAboutLess: "hai consumato *circa {quantity} in meno*",
  useRose: "hai consumato di più",
  useFell: "hai consumato di meno",
  priceRose: "il prezzo dell’energia è salito",
  priceFell: "il prezzo dell’energia è sceso",
  priceRoseLittle: "il prezzo dell’energia è salito di poco",
  priceFellLittle: "il prezzo dell’energia è sceso di poco",
  energyRose: "la spesa per l’energia è salita",
  energyFell: "la spesa per l’energia è scesa",
  dayMore: "il periodo è più lungo di un giorno",
  dayLess: "il periodo è più breve di un giorno",
  daysMore: "il periodo è più lungo di {count} giorni",
  daysLess: "il periodo è più breve di {count} giorni",
  fixedRose: "la quota fissa è salita",
  fixedFell: "la quota fissa è scesa",
  taxesRose: "imposte e canone sono saliti",
  taxesFell: "imposte e canone sono scesi",
  otherRose: "le altre voci sono salite",
  otherFell: "le altre voci sono scese",
  // Steps.
  chart: "Da una bolletta all’altra, voce per voce",
  before: "Bolletta di {period}",
  beforeUnknown: "Bolletta prima",
  now: "Questa bolletta",
  days: "Giorni",
  use: "Consumo",
  price: "Prezzo dell’energia",
  energy: "Consumo e prezzo dell’energia",
  fixed: "Quota fissa",
  taxes: "Imposte e canone",
  other: "Altro",
  estimated: "stimato",
  partlyEstimated: "in parte stimato",
  cut: "Le due barre blu sono tagliate: partono da {amount}.",
  // What is not known.
  first: "È la prima bolletta di questa fornitura: non c’è ancora un’altra bolletta con cui confrontarla.",
  unknownTotal: "L’importo di una delle due bollette manca: il confronto non si può fare.",
  unlisted: "Una delle due bollette non elenca le sue voci: qui si vede solo la differenza.",
  gap: "In “Altro” ci sono {amount} che le voci della bolletta non spiegano.",
  together: "Le bollette non dicono la quantità di ogni voce: consumo e prezzo stanno insieme.",
  // Estimates.
  estimatesNow: "{quantity} di {months} sono stimati.",
  estimatesNowNext: "Con la prossima lettura vera facciamo il conguaglio.",
  estimatesBefore: "{quantity} della bolletta di confronto erano stimati.",
  estimatesBeforeNext: "Anche la differenza dei consumi è quindi una stima.",
  // Table.
  table: "Le due bollette a confronto",
  item: "Voce",
  columnBefore: "Prima",
  columnNow: "Ora",
  columnEuros: "Euro",
  rowUse: "Consumo, {unit}",
  rowPrice: "Energia, €/{unit}",
  rowMeanPrice: "Energia, €/{unit} in media",
  rowDailyPrice: "Fissa, €/giorno",
  rowAmount: "{label}, €",
  tax: "Imposte",
  levy: "Canone",
  total: "Totale",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    why: WordsOf<typeof whyMessages>;
  }
}
