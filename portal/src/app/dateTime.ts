/**
 * A day and a time of Rome as an installation writes moments (spec §9), "12/11/2026 10:42"; undefined unless both are known.
 * @param format with DD, MM, YYYY, HH and mm
 * @param day "YYYY-MM-DD"
 * @param time "HH:mm"
 */
export function writeDateTime(format: string, day: string | null, time: string | null): string | undefined {
  if (!day || !time) return undefined;
  const [YYYY, MM, DD] = day.split("-");
  const [HH, mm] = time.split(":");
  const parts: Readonly<Record<string, string | undefined>> = { YYYY, MM, DD, HH, mm };
  return format.replace(/YYYY|MM|DD|HH|mm/g, (part) => parts[part] ?? part);
}
