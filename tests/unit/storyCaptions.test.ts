import { expect, it } from "vitest";
import { type CaptionedStory, captionOf, phoneWidth } from "../../stories/blocks/captions.ts";
import { readAll } from "./storyFiles.ts";

const story = (value: string, description?: string): CaptionedStory => ({
  name: "In a list on a phone [BL-69] [BL-70]",
  parameters: {
    docs: description ? { description: { story: description } } : {},
    viewport: { options: { phone: { styles: { width: "390px" } }, widest: { styles: { width: "1920px" } } } },
  },
  storyGlobals: value ? { viewport: { value } } : {},
});

it("[DS-110] a story has its name, its width if it is a phone's, and its description below it", () => {
  expect(captionOf(story("phone", "Rows stand in one column.\n"))).toBe("**In a list on a phone, 390 px wide.** Rows stand in one column.");
  expect(captionOf(story(""))).toBe("**In a list on a phone.**");
  expect([story("phone"), story("widest"), story("")].map(phoneWidth)).toEqual([390, undefined, undefined]);
});

it("[DS-110] every page draws its stories with the block that writes captions", () => {
  const pages = readAll("stories/*/*.mdx");
  const drawing = pages.filter(([, page]) => page.includes("<Canvas"));
  expect(drawing.length).toBeGreaterThan(200);
  expect(drawing.filter(([, page]) => !page.includes('import { Canvas } from "../blocks/Canvas.tsx";')).map(([file]) => file)).toEqual([]);
});
