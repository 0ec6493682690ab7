/**
 * Removes from a list as much as it can while the list still fails: halves first, then ever smaller pieces (delta debugging). The last
 * element stays, because the failure showed after it.
 * @param fails tries a shorter list
 * @param tries the most lists to try
 */
export async function shortest<T>(
  list: readonly T[],
  fails: (shorter: readonly T[]) => Promise<boolean>,
  tries: number,
): Promise<readonly T[]> {
  let best = list;
  let left = tries;
  for (let piece = Math.ceil((list.length - 1) / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    let at = 0;
    while (at < best.length - 1 && left > 0) {
      const shorter = [...best.slice(0, at), ...best.slice(Math.min(at + piece, best.length - 1))];
      left--;
      if (await fails(shorter)) best = shorter;
      else at += piece;
    }
  }
  return best;
}
