import { composeStory, type Meta, type ReactRenderer, type StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import type { ComponentAnnotations, StoryAnnotations } from "storybook/internal/types";
import { expect, waitFor } from "storybook/test";
import { type Anatomy, findPart } from "../blocks/anatomy.ts";
import { Numbered } from "../blocks/Numbered.tsx";
import { today } from "../layout/page.tsx";

type StoriesFile = { default: ComponentAnnotations<ReactRenderer> } & Record<string, StoryAnnotations<ReactRenderer>>;

const anatomies = Object.entries(import.meta.glob<{ anatomy: Anatomy }>("../*/*.anatomy.ts", { eager: true }));
const files = import.meta.glob<StoriesFile>("../*/*.stories.tsx");

type Example = ComponentType & { play?: (context: { canvasElement: HTMLElement }) => Promise<void> };

interface Drawn {
  name: string;
  anatomy: Anatomy;
  Example: Example;
}

const draw = async ([file, { anatomy }]: (typeof anatomies)[number]): Promise<Drawn> => {
  const load = files[file.replace(".anatomy.ts", ".stories.tsx")];
  if (!load) throw new Error(`${file} has no stories beside it`);
  const { default: meta, ...stories } = await load();
  const Example = composeStory(stories[anatomy.story] as StoryAnnotations<ReactRenderer>, meta, {}) as unknown as Example;
  return { name: file.replace(/^.*\/(\w+)\.anatomy\.ts$/, "$1"), anatomy, Example };
};

const inPage = (loaded: Record<string, unknown>) => (loaded["drawn"] as Drawn[]).filter(({ anatomy }) => !anatomy.window);
const inWindows = (loaded: Record<string, unknown>) => (loaded["drawn"] as Drawn[]).filter(({ anatomy }) => anatomy.window);

/** The numbered parts of every component that has them, as its page shows them. */
const meta = {
  title: "Specification/Anatomy",
  tags: ["!autodocs"],
  parameters: { today },
  loaders: [async () => ({ drawn: await Promise.all(anatomies.map(draw)) })],
  render: (_, { loaded }) => (
    <>
      {inPage(loaded).map(({ name, anatomy, Example }) => (
        <section key={name} aria-label={name} data-component={name}>
          <Numbered parts={anatomy.parts}>
            <Example />
          </Numbered>
        </section>
      ))}
    </>
  ),
} satisfies Meta;

export default meta;

export const Numbers: StoryObj<typeof meta> = {
  name: "Each number finds its part [DS-111]",
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll<HTMLElement>("[data-component]")];
    await expect(sections.length).toBeGreaterThan(20);
    const missing = () =>
      sections.flatMap((section) => {
        const numbers = section.querySelectorAll("[data-number]").length;
        const entries = section.querySelectorAll("ol > li > button[aria-pressed]").length;
        return numbers === entries ? [] : [`${section.dataset["component"]}: ${numbers} of ${entries}`];
      });
    await waitFor(() => expect(missing()).toEqual([]));
  },
};

/** The stories that have a window of their own on their page, which are played there; an open dialog is the last. */
export const Windows: StoryObj<typeof meta> = {
  name: "Each number of a window finds its part [DS-114]",
  render: (_, { loaded }) => (
    <>
      {inWindows(loaded).map(({ name, Example }) => (
        <div key={name} data-component={name}>
          <Example />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement, loaded }) => {
    const windows = inWindows(loaded);
    await expect(windows.map(({ name }) => name).sort()).toEqual(["AuthLayout", "Dialog", "ErrorSummary"]);
    for (const { name, anatomy, Example } of windows) {
      const own = canvasElement.querySelector<HTMLElement>(`[data-component=${name}]`) as HTMLElement;
      await Example.play?.({ canvasElement: own });
      const missing = () => anatomy.parts.filter((part) => !findPart(own, part)?.getBoundingClientRect().width).map((part) => part.name);
      await waitFor(() => expect([name, missing()]).toEqual([name, []]));
    }
  },
};
