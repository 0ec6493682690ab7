import { ArrowLeftIcon } from "@favilla/design-system/icons/ArrowLeftIcon.ts";
import { DownloadIcon } from "@favilla/design-system/icons/DownloadIcon.ts";
import { Link, linkTones } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { LinkSlot } from "@favilla/design-system/theme/link.ts";
import { Slot } from "@favilla/design-system/theme/Slot.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

const meta = {
  title: "Text/Link",
  component: Link,
  argTypes: { tone: { control: "select", options: linkTones } },
  tags: ["!autodocs"],
  args: { href: "#bollette", children: "Tutte le bollette" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { tags: ["pattern:link"], args: { icon: "arrow" } };

/** An icon first says what happens here; an arrow last leads elsewhere. Each is 44 px high, without an icon too. */
export const Actions: Story = {
  name: "Action links [DS-16]",
  tags: ["pattern:link"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", columnGap: 24 }}>
      <Link href="#bolletta.pdf" icon={DownloadIcon}>
        PDF
      </Link>
      <Link href="#bollette" icon="arrow">
        Tutte
      </Link>
      <Link href="#forniture" icon={ArrowLeftIcon}>
        Forniture
      </Link>
      <Link href="#password" standsAlone>
        Password dimenticata?
      </Link>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The pointer may rest on one of them, where the story before left it.
    const resting = links.filter((link) => !link.matches(":hover"));
    await expect(resting.length).toBeGreaterThanOrEqual(2);
    for (const link of resting) await expect(getComputedStyle(link).textDecorationLine).toBe("none");
  },
};

/** Another link component with this look and its arrow. */
export const AsChild: Story = {
  tags: ["pattern:link"],
  render: () => (
    <Link asChild={Slot} icon="arrow">
      <a href="#guida.pdf" download>
        Scarica la guida
      </a>
    </Link>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Scarica la guida" });
    await expect(link).toHaveAttribute("download");
    await expect(link.querySelectorAll("svg")).toHaveLength(1);
  },
};

export const InSentence: Story = {
  tags: ["pattern:link"],
  args: { href: "#autolettura", children: "invia la lettura" },
  render: (args) => (
    <Text>
      Hai tempo fino al 27 novembre: <Link {...args} /> e paghi solo quello che consumi.
    </Text>
  ),
};

export const Inherit: Story = {
  args: { tone: "inherit", children: "Vedi perché" },
  render: (args) => (
    <Text tone="negative">
      Non siamo riusciti a salvare la lettura. <Link {...args} />
    </Text>
  ),
};

const pressed = fn();

/** Enter follows a link. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: {
    icon: "arrow",
    onClick: (event) => {
      event.preventDefault();
      pressed();
    },
  },
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

const RouterLink: LinkSlot = ({ ref, ...props }) => <a {...props} ref={ref} data-router="" />;

/** A site provides its own link component once, and every link of the library is rendered with it. */
export const SiteLink: Story = {
  name: "Site's own link [DS-07]",
  tags: ["pattern:link"],
  args: { icon: "arrow" },
  render: (args) => (
    <FavillaProvider link={RouterLink}>
      <Link {...args} />
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("data-router");
  },
};

export const LongText: Story = {
  tags: ["pattern:link"],
  globals: { viewport: { value: "narrow" } },
  args: { icon: "arrow", children: "Vedi la fornitura del Condominio Campione di Via dell’Immaginazione Contemporanea 128" },
};

export const Hover: Story = { args: { icon: "arrow" }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = { args: { icon: "arrow" }, parameters: { pseudo: { focusVisible: true } } };
