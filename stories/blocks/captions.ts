import { withoutIds } from "../requirements.ts";

/** Facts of a story that its caption and its frame need, as Storybook has prepared it. */
export interface CaptionedStory {
  name: string;
  parameters: {
    docs?: { description?: { story?: string } };
    viewport?: { options?: Readonly<Record<string, { styles: { width: string } }>> };
  };
  storyGlobals: { viewport?: { value?: string } };
}

/** Width of the page's column, in CSS pixels: a wider window cannot be shown in it. */
const column = 640;

/** Returns the width of the window in which a story was made, in CSS pixels, if it is that of a phone. */
export function phoneWidth({ parameters, storyGlobals }: CaptionedStory): number | undefined {
  const width = Number.parseInt(parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ""]?.styles.width ?? "", 10);
  return width < column ? width : undefined;
}

/** Returns the caption of a story, in Markdown: its name, its width if it has one of its own, and its description. */
export function captionOf(story: CaptionedStory): string {
  const width = phoneWidth(story);
  const says = story.parameters.docs?.description?.story?.trim();
  return [`**${withoutIds(story.name)}${width ? `, ${width} px wide` : ""}.**`, says].filter(Boolean).join(" ");
}
