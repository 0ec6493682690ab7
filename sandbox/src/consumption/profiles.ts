/** The properties of a meter; each has a default that follows from the supply's code. */
export interface Profile {
  /** kWh, cubic metres of gas, or standard cubic metres where a converter shows them, in an average year: one number for each zone. */
  yearly: readonly number[];
  season: keyof typeof seasons;
  /** Day of the month on which the meter is read. */
  readOn: "monthEnd" | "lastSunday";
  /** Month of the year (1 to 12) that never has a reading. */
  silentMonth: number;
  /** Standard cubic metres (Smc) per cubic metre. */
  coefficient: number;
  /** True if a device on the meter shows standard cubic metres itself. */
  converter: boolean;
  /** Digits before the comma. */
  digits: number;
  /** The number of months' use by which an estimate is too high; above one, the reading after it is lower. */
  overestimate: number;
}

/** Shares of a year from January to December. */
export const seasons = {
  home: [0.092, 0.082, 0.083, 0.076, 0.074, 0.08, 0.094, 0.09, 0.078, 0.078, 0.082, 0.091],
  seaside: [0.03, 0.03, 0.04, 0.06, 0.06, 0.14, 0.22, 0.25, 0.08, 0.04, 0.02, 0.03],
  heating: [0.2, 0.165, 0.125, 0.07, 0.03, 0.015, 0.012, 0.01, 0.015, 0.05, 0.118, 0.19],
} as const;

/** The meters with properties of their own, by supplyCode. */
export const profiles: Readonly<Record<string, Partial<Profile>>> = {
  // Giulia: zones, gas that is burnt in winter, a house by the sea with one price all day and no reading in February.
  "100001001": { yearly: [640, 470, 700] },
  "100001002": { yearly: [980], silentMonth: 0 },
  "100001003": { yearly: [290], season: "seaside", silentMonth: 2 },
  // The condominium's heating plant.
  "100002003": { yearly: [42_000], silentMonth: 0, coefficient: 1.0382, converter: true, digits: 6 },
  // Odd data: a coefficient without a converter, read on the days on which the clocks change; estimates that are too high.
  "100003002": { yearly: [820], coefficient: 1.0273, readOn: "lastSunday" },
  "100003014": { yearly: [510, 380, 620], overestimate: 1.7 },
  "100006001": { yearly: [1450] },
};
