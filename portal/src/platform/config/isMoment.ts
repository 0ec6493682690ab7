const shape = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Tells whether a text is a moment with its offset, on a day that exists: engines read 30 February as a day of March, or not at all. */
export function isMoment(text: string): boolean {
  const [, day] = shape.exec(text) ?? [];
  return day !== undefined && JSON.stringify(new Date(day)).includes(day);
}
