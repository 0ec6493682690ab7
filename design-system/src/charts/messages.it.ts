import { defineMessages } from "../theme/messages.ts";

export const chartsMessages = defineMessages("charts", {
  noData: "nessun dato",
  total: "Totale",
  estimated: "stimato",
  legend: "Legenda",
  legendEstimated: "Stimato",
  // Accessible names of slots and parts.
  slot: "{name}: {value}",
  slotParts: "{name}: {value} in totale. {parts}",
  slotReference: "{slot}. {label}: {value}",
  part: "{label}: {value}",
  partEstimated: "{label}: {value}, stimato",
  partOf: "{name}, {part}",
  // Words of the menu that saves a picture, and of the picture.
  saveImage: "Salva come immagine",
  imageFormat: "Formato dell’immagine",
  imagePng: "Immagine (.png)",
  imageSvg: "Disegno vettoriale (.svg)",
  imageSource: "Fonte: {source}",
  imageDate: "Data: {date}",
});
