/**
 * Radix's Slot, for `asChild`: `<Button asChild={Slot}><a href="/bolletta.pdf" download>Scarica</a></Button>` renders that link with a
 * button's look. It is passed by the caller, so that pages without it don't load it.
 */
export { Slot } from "radix-ui/slot";
