/** Texts that replace the portal's own, key by key: enough to show that the remote vocabulary wins. */
export const labels = [
  { labelTag: "bills", tag: "bills.loadMoreOther", text: "Mostra altre {count} bollette" },
  { labelTag: "bills", tag: "bills.loadMoreOne", text: "Mostra un’altra bolletta" },
];
