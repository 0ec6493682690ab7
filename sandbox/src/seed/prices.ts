const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Share of September's price in each month, January first. */
const seasonal = [1.04, 1.035, 1.01, 0.985, 0.97, 0.972, 0.97762, 0.99596, 1, 1.008, 1.02, 1.035];

/** Rise of the energy's price from one year to the next. */
const yearly = 1.021;
const baseYear = 2026;

/** Euros per kWh or Smc in September of the base year. */
const september = { kWh: 0.19572, Smc: 0.89912 } as const;
export type EnergyUnit = keyof typeof september;

/** Price of the energy in a period, in euros per unit: that of the period's first month. */
export function energyPrice(unit: EnergyUnit, from: string): number {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  return round(september[unit] * (seasonal[month - 1] ?? 1) * yearly ** (year - baseYear), 5);
}

/** Euros a day for the meter, which grow by a cent each September. `power` in kW, null for gas. */
export function fixedPrice(power: number | null, from: string): number {
  const septembers = Number(from.slice(0, 4)) - baseYear - (from.slice(5, 7) < "09" ? 1 : 0);
  return round((power === null ? 0.27 : 0.28 + (0.02 * power) / 3) + 0.01 * septembers, 2);
}
