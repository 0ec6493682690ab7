/** The values of a path's parameters by name, decoded. */
export type Params = Readonly<Record<string, string>>;

/** One slash before and any number behind don't count. */
const segmentsOf = (path: string): string[] => path.replace(/^\/|\/+$/g, "").split("/");

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * What a path of the route table finds in an address; null where it is another one. Fixed segments are compared without case.
 * @param pattern `/forniture/:id` has a parameter, `/a/:b?` one that may be missing, `/a/*` is whatever goes on from there
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const given = segmentsOf(pathname).map(decoded);
  const wanted = segmentsOf(pattern);
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    if (name === "*") return params;
    const segment = given[index];
    if (!name.startsWith(":")) {
      if (segment?.toLowerCase() !== name) return null;
    } else if (segment) params[name.replace(/^:|\?$/g, "")] = segment;
    else if (!name.endsWith("?")) return null;
  }
  return given.length > wanted.length ? null : params;
}
