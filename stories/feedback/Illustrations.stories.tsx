import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { ComingSoonIllustration } from "@favilla/design-system/feedback/illustrations/ComingSoonIllustration.tsx";
import { FailureIllustration } from "@favilla/design-system/feedback/illustrations/FailureIllustration.tsx";
import { NoBillsIllustration } from "@favilla/design-system/feedback/illustrations/NoBillsIllustration.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { NoVouchersIllustration } from "@favilla/design-system/feedback/illustrations/NoVouchersIllustration.tsx";
import { PageNotFoundIllustration } from "@favilla/design-system/feedback/illustrations/PageNotFoundIllustration.tsx";
import { PendingIllustration } from "@favilla/design-system/feedback/illustrations/PendingIllustration.tsx";
import { SuccessIllustration } from "@favilla/design-system/feedback/illustrations/SuccessIllustration.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const illustrations = {
  NoBillsIllustration,
  NoVouchersIllustration,
  NothingFoundIllustration,
  CloudOffIllustration,
  PageNotFoundIllustration,
  ComingSoonIllustration,
  SuccessIllustration,
  FailureIllustration,
  PendingIllustration,
};

const Gallery = () => (
  <ul style={{ display: "flex", flexWrap: "wrap", gap: 32 }}>
    {Object.entries(illustrations).map(([name, Picture]) => (
      <li key={name} style={{ display: "grid", gap: 8, justifyItems: "center" }}>
        <Picture />
        {name}
      </li>
    ))}
  </ul>
);

const meta = { title: "Feedback/Illustrations", component: Gallery, tags: ["!autodocs"] } satisfies Meta<typeof Gallery>;

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};
