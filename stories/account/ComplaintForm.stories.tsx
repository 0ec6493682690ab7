import { ComplaintForm } from "@favilla/design-system/account/ComplaintForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { lyingFile, pdfFile } from "./complaintSample.ts";

const meta = {
  title: "Account/ComplaintForm",
  component: ComplaintForm,
  tags: ["!autodocs"],
  args: { onSubmit: fn(), onValuesChange: fn() },
  parameters: { today: "2026-11-20" },
} satisfies Meta<typeof ComplaintForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const attach = (canvas: HTMLElement, ...files: File[]) =>
  userEvent.upload(canvas.querySelector('input[type="file"]') as HTMLInputElement, files, { applyAccept: false });

const prefilled = {
  kind: "rectification",
  supplyCode: "IT001E00000001",
  billNumber: "1137491",
  reading: "12871",
  readingDay: "2026-11-18",
  name: "Alba Alta",
  email: "alba@esempio.it",
};

/** Prefilled from a bill: only the words are missing. */
export const Default: Story = {
  name: "Prefilled from a bill [CL-10]",
  tags: ["pattern:radio-group", "pattern:text-field"],
  args: { defaultValues: prefilled },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getAllByRole("radio")).toHaveLength(4);
    await expect(form.getByRole("radio", { name: /^Correzione di una bolletta/ })).toBeChecked();
    await expect(form.getByRole("textbox", { name: /^Giorno della lettura/ })).toHaveValue("18/11/2026");
    await userEvent.type(form.getByRole("textbox", { name: "Che cosa è successo" }), "La bolletta conta 400 kWh.");
    await attach(canvasElement, pdfFile());
    await expect(await form.findByText(/^bolletta\.pdf, 0,1.MB/)).toBeVisible();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: "La bolletta conta 400 kWh." }), [
      "bolletta.pdf",
    ]);
    await userEvent.click(form.getByRole("button", { name: "Invia" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...prefilled, text: "La bolletta conta 400 kWh." }, [
      expect.objectContaining({ name: "bolletta.pdf", type: "application/pdf", content: "JVBERi0x" }),
    ]);
  },
};

/** Missing fields are named, the first field takes focus, and what was typed stays. */
export const Missing: Story = {
  name: "What is missing [CL-10]",
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const name = form.getByRole("textbox", { name: "Nome e cognome" });
    await userEvent.type(name, "<b>Alba</b>");
    await userEvent.type(form.getByRole("textbox", { name: /^Lettura del contatore/ }), "123");
    await userEvent.click(form.getByRole("button", { name: "Invia" }));
    await expect(await form.findByText("Scegli che cosa vuoi inviare.")).toBeVisible();
    for (const text of ["Scrivi che cosa è successo.", "Scrivi il giorno della lettura.", "Scrivi l’indirizzo e-mail."])
      await expect(form.getByText(text)).toBeVisible();
    await expect(form.getByRole("radio", { name: /^Correzione di una bolletta/ })).toHaveFocus();
    await expect(name).toHaveValue("<b>Alba</b>");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press("{ArrowDown}");
    await expect(form.getByRole("radio", { name: /^Due bollette/ })).toBeChecked();
  },
};

/** A file that lies about its type is named with the reason; the others stay, and can be removed. */
export const Files: Story = {
  name: "Files that can't be sent [CL-11]",
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await attach(canvasElement, pdfFile(), lyingFile());
    await expect(await form.findByText("lettura.pdf non è del tipo che dice il nome: aprilo, salvalo di nuovo e riprova.")).toBeVisible();
    await expect(form.getAllByRole("listitem")).toHaveLength(1);
    await attach(canvasElement, new File(["<p>"], "pagina.html", { type: "text/html" }));
    await expect(await form.findByText("pagina.html non è un PDF, un JPG o un PNG: scegli un altro file.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Togli bolletta.pdf" }));
    await expect(form.queryByRole("listitem")).toBeNull();
    await expect(form.getByRole("button", { name: "Aggiungi un file" })).toHaveFocus();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), []);
  },
};

/** A draft keeps what was typed. Browsers keep no files, so the form names those that were attached. */
export const Draft: Story = {
  name: "A draft with files [CL-15]",
  args: { defaultValues: { ...prefilled, text: "La bolletta conta 400 kWh." }, lostFiles: ["bolletta.pdf", "foto.jpg"] },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getByText("Allega di nuovo: bolletta.pdf, foto.jpg.")).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: "Che cosa è successo" }), "!");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), ["bolletta.pdf", "foto.jpg"]);
    await attach(canvasElement, pdfFile());
    await expect(await form.findByText("Allega di nuovo: foto.jpg.")).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    defaultValues: prefilled,
    failure: "Non sappiamo se è arrivato: la connessione si è interrotta. Riprova: non lo riceviamo due volte.",
  },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toBeVisible(),
};

export const Narrow: Story = {
  args: { defaultValues: prefilled },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    const name = "una-foto-del-contatore-con-un-nome-molto-lungo-e-senza-spazi-2026-11-20.pdf";
    await attach(canvasElement, new File([await pdfFile().arrayBuffer()], name, { type: "application/pdf" }));
    await expect(await within(canvasElement).findByText(/^una-foto/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
