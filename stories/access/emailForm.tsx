import type { EmailFormProps } from "@favilla/design-system/access/EmailForm.tsx";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

/** Arguments of the play functions that all e-mail forms share. */
interface Playing {
  canvasElement: HTMLElement;
  args: EmailFormProps;
}

const emailOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "E-mail" });

export const isFilledIn = async ({ canvasElement }: Playing) => {
  await expect(emailOf(canvasElement)).toHaveAttribute("autocomplete", "username");
};

export const sendsByKeys = async ({ canvasElement, args }: Playing) => {
  emailOf(canvasElement).focus();
  await press(" giulia@esempio.it {Enter}");
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: "giulia@esempio.it" }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
};

export const wrong = { defaultValues: { email: "giulia@esempio" } };

export const leadsToTheError = async ({ canvasElement, args }: Playing) => {
  emailOf(canvasElement).focus();
  await press("{Enter}");
  await waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
  await expect(emailOf(canvasElement)).toHaveAccessibleDescription(/Scrivi un indirizzo e-mail completo, come nome@esempio.it/);
  await expect(args.onSubmit).not.toHaveBeenCalled();
};

export const waits = async ({ canvasElement, args }: Playing) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Invio in corso…" }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
};
