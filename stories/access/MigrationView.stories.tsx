import { MigrationView, type MigrationViewProps } from "@favilla/design-system/access/MigrationView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";

const email: MigrationViewProps = { step: "email", form: { onSubmit: fn() }, signInHref: "#accedi" };

const meta = {
  title: "Access/MigrationView",
  component: MigrationView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: email,
} satisfies Meta<typeof MigrationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Migration, e-mail [AC-12]" };

export const Sent: Story = {
  render: () => (
    <MigrationView step="email" form={{ onSubmit: fn() }} signInHref="#accedi" sent={{ email: "rosa@esempio.it", onResend: fn() }} />
  ),
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("rosa@esempio.it"),
};

export const Password: Story = { render: () => <MigrationView step="password" form={{ onSubmit: fn() }} signInHref="#accedi" /> };
export const Done: Story = { render: () => <MigrationView step="done" signInHref="#accedi" /> };

export const TooLate: Story = {
  render: () => <MigrationView step="signIn" expired signInHref="#accedi" />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveFocus(),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
