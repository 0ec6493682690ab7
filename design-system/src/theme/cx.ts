/** Joins class names and leaves out what is absent. One loop: each component calls it at each render. */
export function cx(...names: (string | false | null | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
