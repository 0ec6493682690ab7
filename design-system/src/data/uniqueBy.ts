/** Keeps one item of each key: at the place of the first, with the value of the last. */
export const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
