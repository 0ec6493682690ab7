import { dateMessages } from "../data/dateMessages.it.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useMessages } from "../theme/messages.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import type { DossierWords } from "./dossierFacts.ts";
import { dossierMessages } from "./dossierMessages.it.ts";
import { billFigureMessages } from "./figureMessages.it.ts";
import { billsMessages } from "./messages.it.ts";
import { billReadingsMessages } from "./readingsMessages.it.ts";
import { rightsMessages } from "./rightsMessages.it.ts";
import { useBillDataWords } from "./useBillDataWords.ts";
import { whyMessages } from "./whyMessages.it.ts";
import { billWhyMessages } from "./whyPageMessages.it.ts";

/** Returns the words of the file about a bill in the page's language. */
export const useDossierWords = (): DossierWords => ({
  dossier: useMessages(dossierMessages),
  data: useBillDataWords(),
  bills: useMessages(billsMessages),
  readings: useMessages(billReadingsMessages),
  figures: useMessages(billFigureMessages),
  why: useMessages(whyMessages),
  whyPage: useMessages(billWhyMessages),
  rights: useMessages(rightsMessages),
  cards: useMessages(billCardMessages),
  dates: useMessages(dateMessages),
  commodities: useMessages(dataMessages),
});
