/** Country prefixes of the sample in the order in which they are shown, which the forms share: Italy, and those that your customers have. */
export const prefixes = [
  { value: "39", label: "+39 Italia" },
  { value: "378", label: "+378 San Marino" },
  { value: "41", label: "+41 Svizzera" },
];
