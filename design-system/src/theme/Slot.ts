import { Slot as RadixSlot } from "@radix-ui/react-slot";

/**
 * Radix's Slot, for `asChild`: `<Button asChild={Slot}><a href="/bolletta.pdf" download>Scarica</a></Button>` renders that link with a
 * button's look. It is passed by the caller, so that pages without it don't load it. A constant and no re-export, which esbuild passes over
 * when it writes one file: the Slot would then be used before it is there.
 */
export const Slot = RadixSlot;
