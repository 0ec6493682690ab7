/**
 * Radix's Slot, for `asChild`: `<Button asChild={Slot}><a href="/bolletta.pdf" download>Scarica</a></Button>` is that link in a button's look.
 * Given by whoever uses it, so that a page without it pays nothing for it.
 */
export { Slot } from "radix-ui/slot";
