/** A bill in the form of the portal's pages; the properties are those of the library's bill card. */
export interface Bill {
  id: string;
  commodity: "electricity" | "gas" | "dual" | "services";
  supplyName: string;
  year: number;
  number: string;
  status: "Paid" | "ToBePaid" | "Expiring" | "Expired";
  emissionDate: string;
  expiryDate: string;
  paymentDate: string | null;
  total: number;
  lines: { id: string; label: string; amount: number }[];
  period: { from: string; to: string };
  formats: ("pdf" | "csv")[];
}

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;
const names = ["Casa di Bologna", "Via Fittizia 8", "Casa al mare", "Condominio Campione", "Studio Esempio"];
const labels = ["Spesa per la vendita di energia", "Spesa per la rete e gli oneri generali", "Imposte e IVA"];

function bill(index: number): Bill {
  const year = 2026 - (Math.floor(index / 12) % 10);
  const month = String(12 - (index % 12)).padStart(2, "0");
  const status = pick(["Expiring", "ToBePaid", "Expired", "Paid", "Paid"] as const, index);
  const cents = labels.map((_, line) => 499 + ((index * 7919 + line * 104_729) % 90_000));
  return {
    id: `bill-${index}`,
    commodity: pick(["electricity", "gas", "dual", "services"] as const, index),
    supplyName: pick(names, index),
    year,
    number: String(1_045_231 - index * 37),
    status,
    emissionDate: `${year}-${month}-02`,
    expiryDate: `${year}-${month}-27`,
    paymentDate: status === "Paid" ? `${year}-${month}-20` : null,
    total: cents.reduce((sum, line) => sum + line, 0) / 100,
    lines: labels.map((label, line) => ({ id: `line-${line}`, label, amount: (cents[line] ?? 0) / 100 })),
    period: { from: `${year}-${month}-01`, to: `${year}-${month}-28` },
    formats: index % 2 ? ["pdf"] : ["pdf", "csv"],
  };
}

/** The bills of every page: the same on each run, each with three lines of detail. */
export const bills: readonly Bill[] = Array.from({ length: 620 }, (_, index) => bill(index));
