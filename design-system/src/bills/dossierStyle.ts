/** Style of the file about a bill, which is in the file. It has no address of another file. */
export const dossierStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1b2440; background: #fff; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; padding-top: 1rem; border-top: 1px solid #c9cdd6; }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .5rem; }
h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
p, dl, ul, ol, pre { margin: 0 0 .75rem; }
dl { display: grid; grid-template-columns: minmax(9rem, auto) minmax(0, 1fr); gap: .25rem 1rem; }
dt { color: #565d70; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1rem; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { padding: .35rem .5rem .35rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid #c9cdd6; }
th { font-weight: 400; }
thead th { color: #565d70; font-size: .875rem; }
.figure { text-align: end; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td, .amount { font-weight: 700; }
pre { white-space: pre-wrap; font: inherit; padding: .75rem; border: 1px solid #c9cdd6; border-radius: .5rem; }
.note { padding: .75rem; border: 2px solid #8a5a00; border-radius: .5rem; }
.note h2 { margin: 0; padding: 0; border: 0; }
@media (max-width: 30rem) { table { font-size: .875rem; } dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .5rem; } }
@media (prefers-color-scheme: dark) {
  body { color: #f1f2f6; background: #14192b; }
  dt, thead th { color: #b6bccb; }
  h2, th, td, pre { border-color: #4a5268; }
  .note { border-color: #e0a83c; }
}
@media print {
  :root { color-scheme: light; }
  body { color: #000; background: none; font-size: 10.5pt; }
  dt, thead th { color: #333; }
  main { max-width: none; padding: 0; }
  tr, dt, dd, li, pre { break-inside: avoid; }
  h2, h3, h4, caption { break-after: avoid; }
}
`;
