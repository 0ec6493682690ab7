import { forwardRef } from "react";
import { Carousel, type CarouselProps } from "../layout/Carousel.tsx";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import { suppliesMessages } from "./messages.it.ts";

/** Props of the carousel. `children` are `SupplyCard`s with keys. */
export type SupplyCarouselProps = Omit<CarouselProps, "layout" | "previousLabel" | "nextLabel">;

/** Supplies side by side: a row that snaps from card to card on a phone, a grid from 640 px on. */
export const SupplyCarousel = forwardRef<HTMLDivElement, SupplyCarouselProps>(function SupplyCarousel(props, ref) {
  if (process.env.NODE_ENV !== "production") checkName("supplies/SupplyCarousel", "label", props.label, props);
  const words = useMessages(suppliesMessages);
  return <Carousel {...props} ref={ref} layout="grid" previousLabel={words.previous} nextLabel={words.next} />;
});
