import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Accordion } from "../disclosure/Accordion.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { ToastRegion } from "../feedback/Toast.tsx";
import { ConfirmationDialog } from "./ConfirmationDialog.tsx";
import { Dialog } from "./Dialog.tsx";
import { Drawer } from "./Drawer.tsx";
import { ErrorDialog } from "./ErrorDialog.tsx";
import { Menu } from "./Menu.tsx";
import { Popover } from "./Popover.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { Walkthrough } from "./Walkthrough.tsx";

const complain = vi.spyOn(console, "error");
beforeEach(() => complain.mockClear());
afterEach(() => expect(complain).not.toHaveBeenCalled());

const html = (node: ReactNode) => renderToString(<StrictMode>{node}</StrictMode>);
const nothing = () => {};

test("closed overlays render nothing at all", () => {
  expect(
    html(
      <>
        <Dialog open={false} title="Titolo" onClose={nothing} />
        <Drawer open={false} title="Titolo" onClose={nothing} />
        <ErrorDialog open={false} onClose={nothing} />
        <Walkthrough open={false} title="Guida" slides={[]} onClose={nothing} />
        <ConfirmationDialog open={false} title="Titolo" description="Testo" onConfirm={nothing} onCancel={nothing} />
        <ToastRegion />
      </>,
    ),
  ).toBe("");
});

test("[DS-08] an overlay that is open from the start renders on the server, hidden until it can be modal", () => {
  const dialog = html(<ErrorDialog open title="Bolletta non trovata" onClose={nothing} />);
  expect(dialog).toContain("Bolletta non trovata");
  expect(dialog).toContain('role="alertdialog"');
  expect(dialog).not.toMatch(/<dialog[^>]* open/);
});

test("[CH-32] an overlay that sends something cannot be closed or cancelled until the outcome is known", () => {
  const dialogs = (busy: boolean) =>
    html(
      <>
        <Dialog open busy={busy} title="Nome della fornitura" onClose={nothing} />
        <ConfirmationDialog open busy={busy} title="Titolo" description="Testo" onConfirm={nothing} onCancel={nothing} />
      </>,
    );
  expect(dialogs(true).match(/<button[^>]* disabled=""/g)).toHaveLength(2);
  expect(dialogs(false)).not.toContain("disabled");
});

test("[DS-45] an overlay without `onClose` has no close button, which would do nothing", () => {
  const buttons = (node: ReactNode) => html(node).match(/<button/g)?.length ?? 0;
  expect(buttons(<Dialog open title="Titolo" />)).toBe(0);
  expect(buttons(<Drawer open title="Titolo" onClose={nothing} />)).toBe(1);
});

test("[DS-08] popovers and menus render on the server with their button, and a tooltip's text describes its element", () => {
  const trigger = html(
    <Popover label="Dove trovi il POD" trigger={<button type="button" />}>
      In bolletta
    </Popover>,
  );
  expect(trigger).toContain('aria-expanded="false"');
  expect(trigger).not.toContain("In bolletta");
  const menu = html(<Menu trigger={<button type="button" />} items={[{ id: "csv", label: "CSV (.csv)", onChoose: nothing }]} />);
  expect(menu).toContain('aria-haspopup="menu" aria-expanded="false"');
  expect(menu).not.toContain("CSV");
  // A strict content security policy rejects style attributes in server-rendered HTML.
  expect(trigger + menu).not.toContain("style=");
  expect(html(<Tooltip text="Si apre in Excel">{<button type="button" />}</Tooltip>)).toMatch(
    /aria-describedby="(.+?)".*role="tooltip" id="\1".*hidden/,
  );
});

test("[DS-08] disclosures render on the server with all their content, so that the browser finds it before any script", () => {
  expect(html(<Disclosure summary="Dettaglio">Canone TV</Disclosure>)).toContain("Canone TV");
  const accordion = html(
    <Accordion
      exclusive
      openItem="quando"
      items={[
        { id: "dove", title: "Dove", content: "Alla cassa" },
        { id: "quando", title: "Quando", content: "Fino al 31" },
      ]}
    />,
  );
  expect(accordion).toContain("Alla cassa");
  expect(accordion.match(/aria-expanded="true"/g)).toHaveLength(1);
  expect(accordion.match(/<div[^>]* data-state="closed"[^>]* id="dove"/g)).toHaveLength(1);
  // Closed content is hidden by styles only, so that it is visible if scripts do not run.
  expect(accordion).not.toMatch(/ hidden=| style=/);
});
