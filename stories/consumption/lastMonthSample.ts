/** Six months of electricity, the last one estimated. */
export const lastMonth = {
  unit: "kWh",
  before: { month: "2025-10", total: 145 },
  months: [158, 139, 121, 109, 146, 136].map((total, index) => ({
    month: `2026-${String(index + 5).padStart(2, "0")}`,
    total,
    estimated: index === 5,
  })),
} as const;
