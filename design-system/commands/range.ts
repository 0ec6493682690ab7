const numbers = (version: string) => version.split(".").map((part) => Number.parseInt(part, 10) || 0);

/** Returns whether a version is in a range of parts like `^18.3` and `>=22.12`, joined by `||`; patches are not compared. */
export function inRange(version: string, range: string): boolean {
  const [major = 0, minor = 0] = numbers(version);
  return range.split("||").some((part) => {
    const [least = 0, leastMinor = 0] = numbers(part.trim().replace(/^(\^|>=)/, ""));
    if (major === least) return minor >= leastMinor;
    return part.trim().startsWith(">=") && major > least;
  });
}
