import { forwardRef } from "react";
import { Walkthrough, type WalkthroughProps } from "../overlays/Walkthrough.tsx";
import { useMessages } from "../theme/messages.ts";
import { readingFormMessages } from "./formMessages.it.ts";
import { FindMeterPicture, ReadDigitsPicture, SendDigitsPicture } from "./GuidePictures.tsx";

export interface ReadingWalkthroughProps extends Omit<WalkthroughProps, "title" | "slides"> {}

/** Explains how to read a gas meter in three slides (SR-01). It can be dismissed at any time and opened again. */
export const ReadingWalkthrough = forwardRef<HTMLDialogElement, ReadingWalkthroughProps>(function ReadingWalkthrough(props, ref) {
  const words = useMessages(readingFormMessages);
  return (
    <Walkthrough
      {...props}
      ref={ref}
      title={words.guideTitle}
      slides={[
        { title: words.guide1Title, text: words.guide1Text, picture: <FindMeterPicture /> },
        { title: words.guide2Title, text: words.guide2Text, picture: <ReadDigitsPicture /> },
        { title: words.guide3Title, text: words.guide3Text, picture: <SendDigitsPicture /> },
      ]}
    />
  );
});
