import { ConsentsView, type ConsentsViewProps } from "@favilla/design-system/account/ConsentsView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { back, knownConsents } from "./pageSample.ts";
import { fits } from "./sample.ts";

const meta = {
  title: "Account/ConsentsView",
  component: ConsentsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
  args: {
    title: "Consensi e informative",
    back,
    load: loaded(knownConsents),
    marks: {},
    onChange: fn(),
    privacyPolicyUrl: "#privacy",
  },
} satisfies Meta<ConsentsViewProps<"privacy4" | "privacy5" | "privacy7">>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Consents [PF-06]",
  tags: ["pattern:switch", "pattern:disclosure"],
  render: function Consents(args) {
    const [consents, setConsents] = useState(knownConsents.consents);
    return (
      <ConsentsView
        {...args}
        load={loaded({ ...knownConsents, consents })}
        onChange={(key, granted) => {
          args.onChange(key, granted);
          setConsents((all) => ({ ...all, [key]: granted }));
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("switch")).toHaveLength(4);
    await userEvent.click(page.getByRole("switch", { name: "Offerte scelte per me" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("privacy5", true);
  },
};

export const Loading: Story = { args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

/** One consent is being saved, another could not be saved; narrow, with a word of eighty characters. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { marks: { privacy4: "pending", privacy5: "failed" } },
  play: fits,
};
