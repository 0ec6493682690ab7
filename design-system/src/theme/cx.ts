/** Joins class names and skips empty ones. It is a single loop because each component calls it in each render. */
export function cx(...names: (string | false | null | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
