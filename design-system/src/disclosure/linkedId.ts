/** Returns the id that the hash of an address names. Browsers write letters with accents as percent codes: "#perch%C3%A9" is "perché". */
export function linkedId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns true if the page's address names an id, in its hash or as a value of its query. */
export const isInAddress = (id: string | undefined): boolean =>
  id !== undefined && [linkedId(location.hash), ...new URLSearchParams(location.search).values()].includes(id);
