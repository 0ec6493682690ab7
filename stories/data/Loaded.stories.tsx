import { Loaded, type LoadedProps } from "@favilla/design-system/data/Loaded.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

const load = (state: Load<readonly string[]>) => state;
const retry = fn();
const failure = load({ state: "LoadFailure", error: new TypeError("offline"), retry });

const meta = {
  title: "Data/Loaded",
  component: Loaded,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    load: load({ state: "Loaded", data: ["Casa di Bologna", "Via dei Tigli 14"] }),
    loading: (
      <SkeletonGroup label="Stiamo caricando le tue forniture">
        <Skeleton width="16rem" height="1lh" />
      </SkeletonGroup>
    ),
    empty: <EmptyState title="Nessuna fornitura" description="Quando ne attivi una, la trovi qui." />,
    failedTitle: "Non riusciamo a caricare le tue forniture",
    children: (names) => <Text>{(names as readonly string[]).join(", ")}</Text>,
  },
} satisfies Meta<LoadedProps<unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Casa di Bologna, Via dei Tigli 14")).toBeVisible(),
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: load({ state: "Loading" }) } };

export const NoData: Story = {
  args: { load: load({ state: "NoDataFound" }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Nessuna fornitura" })).toBeVisible(),
};

const explain = (error: unknown) => (error instanceof TypeError ? "Controlla la connessione e riprova." : undefined);

/** The site's `explainFailure` says why. Enter on "Riprova" requests the data again. */
export const Failed: Story = {
  name: "Failed [AP-08]",
  tags: ["pattern:button"],
  args: { load: failure },
  render: (args) => (
    <FavillaProvider explainFailure={explain}>
      <Loaded {...args} />
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Non riusciamo a caricare le tue forniture" })).toBeVisible();
    await expect(canvas.getByText("Controlla la connessione e riprova.")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Without words of the site the panel has its own. */
export const FailedUnexplained: Story = {
  args: { load: load({ state: "LoadFailure", error: new Error("500"), retry }), failedTitle: undefined },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/È un problema nostro/)).toBeVisible(),
};

/** A page whose header comes with its data keeps one above the panel. */
export const FailedWithHeader: Story = {
  args: { load: failure, failedHeader: <PageHeader title="Le tue forniture" back={{ href: "#home", label: "Home" }} /> },
  play: async ({ canvasElement }) => {
    const [title, panel] = within(canvasElement).getAllByRole("heading");
    await expect(title).toHaveTextContent("Le tue forniture");
    await expect(panel).toHaveTextContent("Non riusciamo a caricare le tue forniture");
  },
};

export const OwnFailure: Story = {
  args: { load: failure, failure: ({ error }) => <Text>{String(error)}</Text> },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("TypeError: offline")).toBeVisible(),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { load: failure } };
