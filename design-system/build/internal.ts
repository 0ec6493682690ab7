/** Modules that only the library itself imports: hooks with a version for servers, parts of one component, the indexes of the languages, and what some share. */
const internal = [
  "bills/BillFilterForm",
  "bills/BillsDue",
  "bills/RightsBars",
  "bills/StatementHead",
  "bills/StatementTotal",
  "charts/BarColumn",
  "charts/BarLegend",
  "charts/BarReadout",
  "charts/BarSwatch",
  "feedback/overlays",
  "files/cellTexts",
  "files/delimited",
  "files/html",
  "files/markup",
  "files/sheetName",
  "files/tableCells",
  "files/tableWriters",
  "files/xls",
  "files/xlsx",
  "forms/ComboboxList",
  "layout/revealFocus",
  "overlays/shownDialogs",
  "overlays/useFrontDialog",
  "theme/activeElement",
  "theme/privatePart",
  "theme/rem",
  "theme/shadowArrows",
  "theme/usePrivateParts",
  "vouchers/VoucherButtons",
];

/** Tells whether only the library itself imports a module ("theme/hooks"): it has no entry, and is no part of the public surface. */
export const isInternal = (name: string): boolean =>
  internal.includes(name) || /^(theme\/(hooks|serverHooks)$|locales\/generated\/)/.test(name);
