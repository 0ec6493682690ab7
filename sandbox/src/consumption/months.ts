/** Months count from the year 0: "2026-03" is 2026 * 12 + 2. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** January is 0. */
export const monthOfYear = (month: number): number => month % 12;
export const yearOf = (month: number): number => Math.floor(month / 12);

/** The same few hundred months are asked for thousands of times. */
function remembered(work: (month: number) => string): (month: number) => string {
  const known = new Map<number, string>();
  return (month) => {
    const answer = known.get(month) ?? work(month);
    known.set(month, answer);
    return answer;
  };
}

export const lastDay = remembered((month) => new Date(Date.UTC(yearOf(month), monthOfYear(month) + 1, 0)).toISOString().slice(0, 10));

/** In March and October the day on which the clocks change. */
export const lastSunday = remembered((month) => {
  const last = new Date(lastDay(month));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
});
