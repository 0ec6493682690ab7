/** Returns the id that the hash of an address names. Browsers write letters with accents as percent codes: "#perch%C3%A9" is "perché". */
export function linkedId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
