const dots = "••••";

/** Returns the last characters of a code without spaces, or "" if it has no more than these. */
export function endOfCode(code: string, shown = 4): string {
  const characters = Array.from(code.replace(/\s/g, ""));
  return characters.length > shown ? characters.slice(-shown).join("") : "";
}

/** Returns an account or a number of which only the end is left: "•••• 3456". One that is masked already stays as it is. */
export const maskedCode = (code: string, shown = 4): string => `${dots} ${endOfCode(code, shown)}`.trim();

/** Returns an address of which only the first letters and the ending are left: "g•••••@e•••••.it". One that is masked already stays as it is. */
export function maskedEmail(email: string): string {
  const [, name, domain, end = ""] = /^\s*(\S)[^@]*@(.)[^@]*?(\.[^\s.@]+)?\s*$/u.exec(email) ?? [];
  return name && domain ? `${name}•••••@${domain}•••••${end}` : dots;
}
