/** Joins files that pages share, as long as that makes all first loads together smaller. docs/adr/0009 explains why. */
import type { Module, Pages, PagesHave } from "./units.ts";

/** Modules that are loaded together, as one file. */
export interface Share {
  readonly modules: string[];
  size: number;
  /** The pages and parts that load the file: they need one of its modules, or load a file that imports it. */
  readonly units: Set<string>;
  /** The shares that the file imports, directly or indirectly. */
  readonly needs: Set<Share>;
  /** True if one of the modules contains the name of a file that is no share. */
  naming: boolean;
  /** The file that every page loads. */
  readonly isFirst?: true;
}

/** Cost of another file for a page, in characters: separate compression, and a request. */
const fileCost = 1350;

/** Weights of a byte in the first load of a page that customers open most, and of any other. */
const weightOfHotPage = 12;
const weightOfPage = 3;

/** Weight of a byte in a part that a page loads later: nobody waits for it with an empty screen. */
const weightOfPart = 0.5;

/** Returns a function for the saving of all pages together if two shares are in one file. */
function gainWith(pages: Pages, pagesHave: PagesHave) {
  const weightOf = (unit: string) => {
    const page = pages.get(unit);
    if (!page) return weightOfPart;
    return page.hot ? weightOfHotPage : weightOfPage;
  };

  /** Returns the cost of what a page or part loads: only the units that do not load it yet pay, and a part only for what one of its pages lacks. */
  const costOf = (units: Iterable<string>, having: Share, size: number): number => {
    let cost = 0;
    for (const unit of units) if (!having.units.has(unit) && !pagesHave(unit, having.units)) cost += weightOf(unit) * size;
    return cost;
  };

  return (a: Share, b: Share): number => {
    // What is renamed when another file changes stays out of the first one: that would rename all files.
    if (a.isFirst && (b.naming || b.needs.size > 0)) return 0;
    let gain = -costOf(a.units, b, b.size) - (a.isFirst ? 0 : costOf(b.units, a, a.size));
    for (const unit of b.units) if (a.isFirst || a.units.has(unit)) gain += weightOf(unit) * fileCost;
    if (gain <= 0) return gain;
    // Who loads one share would load what the other one imports.
    const units = new Set([...a.units, ...b.units]);
    for (const need of new Set([...a.needs, ...b.needs])) if (need !== a && need !== b) gain -= costOf(units, need, need.size + fileCost);
    return gain;
  };
}

/** Tells whether one file imports a third one that imports the other: a file with both shares would be part of an import cycle. */
const circular = (a: Share, b: Share): boolean =>
  [...a.needs].some((need) => need !== b && need.needs.has(b)) || [...b.needs].some((need) => need !== a && need.needs.has(a));

/**
 * Moves the second share into the file of the first one. Who loads this file now loads all that either share imports.
 * @returns the shares whose gains are no longer what they were
 */
function joinInto(a: Share, b: Share, shares: readonly Share[]): ReadonlySet<Share> {
  a.modules.push(...b.modules);
  a.size += b.size;
  a.naming ||= b.naming;
  for (const unit of b.units) a.units.add(unit);
  for (const need of b.needs) a.needs.add(need);
  a.needs.delete(a);
  a.needs.delete(b);
  for (const need of a.needs) for (const unit of a.units) need.units.add(unit);
  const changed = new Set([a, ...a.needs]);
  for (const share of shares) {
    const { needs } = share;
    const hadSecond = needs.delete(b);
    // What every page has is no need.
    if (hadSecond && !a.isFirst) needs.add(a);
    if (needs.has(a)) for (const need of a.needs) needs.add(need);
    if (hadSecond || needs.has(a)) changed.add(share);
  }
  return new Set(shares.filter((share) => changed.has(share) || [...share.needs].some((need) => changed.has(need))));
}

/** Joins two files as long as that reduces the total cost, beginning with the pair that saves most. */
export function join(all: readonly Share[], pages: Pages, pagesHave: PagesHave): readonly Share[] {
  const gainOf = gainWith(pages, pagesHave);
  // The gain of a pair is computed again only if a step has changed it: there are some ten thousand pairs, and hundreds of steps.
  const gains = new Map(all.map((share) => [share, new Map<Share, number>()]));
  let shares = [...all];
  let changed: ReadonlySet<Share> = new Set(all);
  for (;;) {
    let best: { a: Share; b: Share; gain: number } | undefined;
    for (const [index, a] of shares.entries()) {
      const known = gains.get(a);
      for (const b of shares.slice(index + 1)) {
        const gain = (changed.has(a) || changed.has(b) ? undefined : known?.get(b)) ?? gainOf(a, b);
        known?.set(b, gain);
        if (gain > (best?.gain ?? 0) && !circular(a, b)) best = { a, b, gain };
      }
    }
    if (!best) return shares;
    const { a, b } = best;
    shares = shares.filter((share) => share !== b);
    changed = joinInto(a, b, shares);
  }
}

/** Adds to each share the shares that it imports. */
export function addNeeds(shares: readonly Share[], modules: ReadonlyMap<string, Module>): void {
  const shareOf = new Map(shares.flatMap((share) => share.modules.map((id) => [id, share] as const)));
  for (const share of shares) {
    const known = new Set(share.modules);
    for (const id of known) {
      const needed = shareOf.get(id);
      if (needed && needed !== share) share.needs.add(needed);
      // A file is loaded as a whole, so importing one of its modules means importing all.
      for (const other of needed?.modules ?? []) known.add(other);
      for (const imported of modules.get(id)?.imports ?? []) known.add(imported);
    }
  }
}
