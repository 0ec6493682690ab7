const numbers = (version: string) => version.split(".").map((part) => Number.parseInt(part, 10) || 0);

/** Compares two versions by their three numbers: below zero if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [numbers(one), numbers(other)];
  const at = [0, 1, 2].find((index) => first[index] !== second[index]) ?? 0;
  return (first[at] ?? 0) - (second[at] ?? 0);
}

/** Removes the operator of a part of a range. */
const leastOf = (part: string) => part.trim().replace(/^(\^|>=)\s*/, "");

/** Returns whether a newer version can be in a range: one of its parts begins above the version. */
export const beginsAbove = (version: string, range: string): boolean =>
  range.split("||").some((part) => compareVersions(leastOf(part), version) > 0);

/** Returns whether a version is in a range of parts like `^18.3` and `>=22.12`, joined by `||`; patches are not compared. */
export function inRange(version: string, range: string): boolean {
  const [major = 0, minor = 0] = numbers(version);
  return range.split("||").some((part) => {
    const [least = 0, leastMinor = 0] = numbers(leastOf(part));
    if (major === least) return minor >= leastMinor;
    return part.trim().startsWith(">=") && major > least;
  });
}
