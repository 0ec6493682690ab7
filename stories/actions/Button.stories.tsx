import { Button, buttonSizes, buttonVariants } from "@favilla/design-system/actions/Button.tsx";
import { DownloadIcon } from "@favilla/design-system/icons/DownloadIcon.ts";
import { Slot } from "@favilla/design-system/theme/Slot.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/Button",
  component: Button,
  argTypes: { variant: { control: "select", options: buttonVariants }, size: { control: "select", options: buttonSizes } },
  tags: ["!autodocs"],
  args: { children: "Scarica PDF", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ["pattern:button"] };

export const Variants: Story = {
  tags: ["pattern:button"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} icon={DownloadIcon}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** Danger is told from the brand's action by more than hue: it is an outline where the action is filled. */
export const DangerBesideBrand: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <Button>Conferma</Button>
      <Button variant="destructive">Elimina l’account</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [action, danger] = within(canvasElement)
      .getAllByRole("button")
      .map((button) => getComputedStyle(button));
    await expect([danger?.backgroundColor, danger?.borderTopStyle, danger?.borderTopWidth]).toEqual(["rgba(0, 0, 0, 0)", "solid", "2px"]);
    await expect(action?.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};

/** Enter and Space press the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
    await press("{Enter}");
    await press(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** While loading, presses are ignored, and focus and width do not change. */
export const Loading: Story = {
  tags: ["pattern:button"],
  args: { loading: true, children: "Mostra altre 10 bollette" },
  render: (args) => (
    <div style={{ display: "grid", justifyItems: "start", gap: 12 }}>
      <Button variant="quiet">Mostra altre 10 bollette</Button>
      <Button {...args} variant="quiet" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Un attimo…" });
    const atRest = within(canvasElement).getByRole("button", { name: "Mostra altre 10 bollette" });
    await expect(button.offsetWidth).toBe(atRest.offsetWidth);
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { tags: ["pattern:button"], args: { disabled: true } };

export const AsLink: Story = {
  tags: ["pattern:link"],
  args: { href: "#bollette", children: "Vedi tutte le bollette", onClick: undefined },
};

/** Another element with a button's look gets its own and the button's attributes, handlers, classes and ref. */
export const AsChild: Story = {
  tags: ["pattern:link"],
  render: ({ onClick }) => (
    <Button asChild={Slot} variant="secondary" icon={DownloadIcon} className="mine" onClick={onClick}>
      <a href="#bolletta.pdf" download className="its">
        Scarica la bolletta
      </a>
    </Button>
  ),
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole("link", { name: "Scarica la bolletta" });
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(link).toHaveClass("mine", "its");
    await expect(link).toHaveAttribute("data-variant", "secondary");
    await expect(link.querySelectorAll("svg")).toHaveLength(1);
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { tags: ["pattern:button"], args: { size: "small", variant: "secondary", icon: DownloadIcon } };

export const LongText: Story = {
  tags: ["pattern:button"],
  globals: { viewport: { value: "narrow" } },
  args: { wide: true, children: "Conferma la modifica del metodo di pagamento della fornitura" },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
