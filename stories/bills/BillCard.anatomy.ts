import type { Anatomy } from "../blocks/anatomy.ts";

export const anatomy: Anatomy = {
  story: "Default",
  parts: [
    { name: "Glyph", says: "The commodity’s icon. Its word stands in the second row, so that colour and shape are never all.", at: "svg" },
    { name: "Name", says: "The supply, as the customer calls it: the heading of the card.", at: "h2" },
    { name: "Amount", says: "The largest text, in the first row at every width.", at: "h2 + p" },
    { name: "Months", says: "The commodity and the billed months.", at: "p", text: "Luce" },
    { name: "Distance", says: "How far the due date is, within 30 days.", at: "p", text: "Tra" },
    { name: "Status", says: "State and day as a tag.", at: "span", text: "Scade" },
    { name: "Document", says: "Number and day of issue; below the tag on a narrow phone.", at: "span", text: "n. " },
    {
      name: "Actions",
      says: "The file, the detail of the total, and how to pay while the customer must.",
      at: "div:has(> [aria-haspopup])",
    },
  ],
};
