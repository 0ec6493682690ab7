import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import type { dateMessages } from "../data/dateMessages.it.ts";
import type { Day } from "../data/kinds.ts";
import type { dataMessages } from "../data/messages.it.ts";
import type { ComplaintStory } from "../files/complaintStory.ts";
import type { Supply } from "../supplies/supply.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { Bill } from "./bill.ts";
import type { BillCustomer, BillDataWords } from "./billDataRows.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import type { dossierMessages } from "./dossierMessages.it.ts";
import type { billFigureMessages } from "./figureMessages.it.ts";
import type { billsMessages } from "./messages.it.ts";
import type { billReadingsMessages } from "./readingsMessages.it.ts";
import type { rightsMessages } from "./rightsMessages.it.ts";
import type { RightsRules } from "./rightsRules.ts";
import type { whyMessages } from "./whyMessages.it.ts";
import type { billWhyMessages } from "./whyPageMessages.it.ts";

/** Data of the file. A part that is null could not be read, which the file says. */
export interface DossierParts {
  customer: BillCustomer | null;
  /** Consumption of each supply of the bill, from the readings before the bills to compare with until the end of the bill. */
  readings: readonly { supply: Supply; rows: readonly ConsumptionRow[] | null }[];
  /** Other documents of the supply, and whether none is missing among all of its documents. */
  others: { bills: readonly Bill[]; complete: boolean } | null;
  /** Last day on which a reading of the bill's supply can be sent: `day` is null while none can be sent. Undefined where that gives no right. */
  readUntil?: { day: Day | null } | null | undefined;
  /** Undefined where the site takes no complaints. */
  complaints?: readonly ComplaintStory[] | null | undefined;
}

export interface DossierFacts extends DossierParts {
  bill: Bill;
  /** Supplies of the bill. */
  supplies: readonly Supply[];
  /** Rules of the customer's rights; undefined where the site has none. */
  rules?: RightsRules | undefined;
  /** Today in Rome. */
  today: Day;
}

/** Words of the file, by the room that has them. */
export interface DossierWords {
  dossier: WordsOf<typeof dossierMessages>;
  data: BillDataWords & Record<"title" | "lines" | "readings", string>;
  bills: WordsOf<typeof billsMessages>;
  readings: WordsOf<typeof billReadingsMessages>;
  figures: WordsOf<typeof billFigureMessages>;
  why: WordsOf<typeof whyMessages>;
  whyPage: WordsOf<typeof billWhyMessages>;
  rights: WordsOf<typeof rightsMessages>;
  cards: WordsOf<typeof billCardMessages>;
  dates: WordsOf<typeof dateMessages>;
  commodities: WordsOf<typeof dataMessages>;
}

/** Parts of a file that can be missing. */
export type MissingPart = "customer" | "readings" | "readUntil" | "earlier" | "complaints";

/** Returns the parts that could not be read, in the order of the file. */
export const missingParts = ({ customer, readings, readUntil, others, complaints }: DossierParts): MissingPart[] => [
  ...(customer === null ? (["customer"] as const) : []),
  ...(readings.some(({ rows }) => rows === null) ? (["readings"] as const) : []),
  ...(readUntil === null ? (["readUntil"] as const) : []),
  ...(others === null ? (["earlier"] as const) : []),
  ...(complaints === null ? (["complaints"] as const) : []),
];
