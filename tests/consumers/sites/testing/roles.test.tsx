import { Button } from "@favilla/design-system/actions/Button";
import { Combobox } from "@favilla/design-system/forms/Combobox";
import { DateField } from "@favilla/design-system/forms/DateField";
import { ConfirmationDialog } from "@favilla/design-system/overlays/ConfirmationDialog";
import { Menu } from "@favilla/design-system/overlays/Menu";
import { Popover } from "@favilla/design-system/overlays/Popover";
import { Tooltip } from "@favilla/design-system/overlays/Tooltip";
import { FavillaTestProvider } from "@favilla/design-system/test";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, expect, test } from "vitest";

const user = userEvent.setup();
const show = (element: ReactElement) => render(<FavillaTestProvider>{element}</FavillaTestProvider>);
afterEach(cleanup);

test("a menu, by the name of its button", async () => {
  let chosen = "";
  const items = ["PDF", "Excel"].map((label) => ({
    id: label,
    label,
    onChoose: () => {
      chosen = label;
    },
  }));
  show(<Menu trigger={<Button>Scarica</Button>} items={items} />);
  await user.click(screen.getByRole("button", { name: "Scarica" }));
  await screen.findByRole("menu", { name: "Scarica" });
  await user.click(screen.getByRole("menuitem", { name: "Excel" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(chosen).toBe("Excel");
});

test("a calendar, by the label of its field", async () => {
  function Field() {
    const [day, setDay] = useState<string | null>("2026-11-20");
    return <DateField label="Dal" value={day} onChange={setDay} />;
  }
  show(<Field />);
  await user.click(screen.getByRole("button", { name: "Apri il calendario: Dal" }));
  await screen.findByRole("dialog", { name: "Calendario: Dal" });
  screen.getByRole("grid", { name: "novembre 2026" });
  await user.click(screen.getByRole("button", { name: /15 novembre/ }));
  await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Dal" }).value).toBe("15/11/2026");
});

test("a list of suggestions, a popover and a tooltip", async () => {
  function Field() {
    const [street, setStreet] = useState("");
    const options = [{ id: "1", label: "Via Fittizia, 8" }];
    return <Combobox label="Via" value={street} onChange={setStreet} options={options} onSelect={({ label }) => setStreet(label)} />;
  }
  show(
    <>
      <Field />
      <Popover label="Aiuto" trigger={<Button>Dove lo trovo?</Button>}>
        In bolletta.
      </Popover>
      <Tooltip text="Si apre in Excel">
        <Button>Esporta</Button>
      </Tooltip>
    </>,
  );
  await user.type(screen.getByRole("combobox", { name: "Via" }), "via");
  await user.click(await screen.findByRole("option", { name: "Via Fittizia, 8" }));
  await user.click(screen.getByRole("button", { name: "Dove lo trovo?" }));
  await screen.findByRole("group", { name: "Aiuto" });
  await user.hover(screen.getByRole("button", { name: "Esporta" }));
  await screen.findByRole("tooltip");
});

test("a confirmation, whose role is alertdialog", async () => {
  show(<ConfirmationDialog open title="Vuoi cambiare?" description="Si cambia subito." onConfirm={() => {}} onCancel={() => {}} />);
  await screen.findByRole("alertdialog", { name: "Vuoi cambiare?" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
