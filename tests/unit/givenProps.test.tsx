import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Chip } from "@favilla/design-system/actions/Chip.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { FilterChips } from "@favilla/design-system/data/FilterChips.tsx";
import { Accordion } from "@favilla/design-system/disclosure/Accordion.tsx";
import { Checkbox } from "@favilla/design-system/forms/Checkbox.tsx";
import { CheckboxGroup } from "@favilla/design-system/forms/CheckboxGroup.tsx";
import { DateField } from "@favilla/design-system/forms/DateField.tsx";
import { MonthField } from "@favilla/design-system/forms/MonthField.tsx";
import { PhoneField } from "@favilla/design-system/forms/PhoneField.tsx";
import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import { Select } from "@favilla/design-system/forms/Select.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { MenuIcon } from "@favilla/design-system/icons/MenuIcon.ts";
import { DiscreetButton } from "@favilla/design-system/layout/DiscreetButton.tsx";
import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Tooltip } from "@favilla/design-system/overlays/Tooltip.tsx";
import type { ForwardRefRenderFunction, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { propsWith } from "./drawnProps.ts";

const nothing = () => {};

/** Draws a component without the components inside it, and calls the handler that it gives to one of them, as an event does. */
function dispatch<Props extends object>(component: unknown, props: Props, name: keyof Props & string): void {
  const { render } = component as { render: ForwardRefRenderFunction<unknown, Props> };
  let handler: unknown;
  function Probe() {
    handler = propsWith(name, render(props, null))?.[name];
    return null;
  }
  renderToStaticMarkup(<Probe />);
  (handler as (event: object) => void)({});
}

describe("an event handler of the site runs besides the component's own", () => {
  it("[DS-42] a press on a chip", () => {
    const [onClick, onRemove] = [vi.fn(), vi.fn()];
    dispatch(Chip, { children: "Da pagare", onRemove, onClick }, "onClick");
    expect([onClick, onRemove].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
  });

  it("[DS-42] a press on the button of discreet mode", () => {
    const [onClick, onChange] = [vi.fn(), vi.fn()];
    dispatch(DiscreetButton, { onChange, onClick }, "onClick");
    expect(onClick).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

it("[DS-42] a button without a type does not submit a form, also where a site hands on a type that is not set", () => {
  const html = renderToStaticMarkup(
    <>
      <Button type={undefined}>Continua</Button>
      <IconButton type={undefined} icon={MenuIcon} label="Menu" />
      <Chip type={undefined} onRemove={nothing}>
        Da pagare
      </Chip>
    </>,
  );
  expect(html.match(/<button type="button"/g)).toHaveLength(3);
});

const electricity = [{ value: "luce", label: "Luce" }];

it("[DS-42] a field that the site marks as invalid is invalid without an error of its own", () => {
  const fields = [
    <TextField key="text" label="E-mail" aria-invalid />,
    <Select key="select" label="Mese" options={electricity} aria-invalid />,
    <Checkbox key="checkbox" label="Accetto" aria-invalid />,
    <DateField key="date" label="Dal" value={null} onChange={nothing} aria-invalid />,
    <MonthField key="month" label="Dal" value={null} onChange={nothing} aria-invalid />,
    <RadioGroup key="radio" legend="Fornitura" value={null} onChange={nothing} options={electricity} aria-invalid />,
    <CheckboxGroup key="group" legend="Forniture" value={[]} onChange={nothing} options={electricity} aria-invalid />,
  ];
  for (const field of fields) expect(renderToStaticMarkup(field), String(field.key)).toContain('aria-invalid="true"');
  // Its two halves are, so that focus reaches one of them.
  expect(renderToStaticMarkup(fields[4])).not.toMatch(/<fieldset[^>]* aria-invalid/);
});

it("[DS-42] a hint that React renders as nothing leaves no paragraph and no description", () => {
  for (const hint of [false, null, ""])
    for (const field of [
      <TextField key="text" label="Nome" hint={hint} />,
      <DateField key="date" label="Dal" value={null} onChange={nothing} hint={hint || false} />,
    ]) {
      const html = renderToStaticMarkup(field);
      expect(html).not.toContain("-hint");
      expect(html).not.toContain("aria-describedby");
    }
  expect(renderToStaticMarkup(<Checkbox label="Accetto" hint={false} />)).toBe(renderToStaticMarkup(<Checkbox label="Accetto" />));
});

it("[DS-42] a footer or a value that React renders as nothing leaves no room", () => {
  const dialog = (footer: ReactNode) => renderToStaticMarkup(<Dialog open title="Bolletta" footer={footer} />);
  expect(dialog(false)).toBe(dialog(undefined));
  const accordion = (value: ReactNode) =>
    renderToStaticMarkup(<Accordion items={[{ id: "dove", title: "Dove", value, content: "Alla cassa" }]} />);
  expect(accordion(false)).toBe(accordion(undefined));
});

it("[DS-42] choices outside of their form belong to it, as the group says", () => {
  const html = renderToStaticMarkup(
    <RadioGroup form="filtro" name="fornitura" legend="Fornitura" value="luce" onChange={nothing} options={electricity} />,
  );
  expect(html).toMatch(/<input(?=[^>]* form="filtro")(?=[^>]* name="fornitura")/);
});

it("[DS-42] a telephone number that is only read cannot get another prefix", () => {
  const html = renderToStaticMarkup(
    <PhoneField
      label="Cellulare"
      readOnly
      value={{ number: "3331234567" }}
      prefixes={[{ value: "39", label: "+39 Italia" }]}
      onChange={nothing}
    />,
  );
  expect(html).toMatch(/<select[^>]* disabled=""/);
});

it("[DS-42] a tooltip keeps the description of its element and the id that the site gives it", () => {
  const html = renderToStaticMarkup(
    <Tooltip text="Si apre in Excel" id="spiegazione">
      <Button aria-describedby="peso">Scarica</Button>
    </Tooltip>,
  );
  expect(html).toContain('aria-describedby="peso spiegazione"');
  expect(html).toContain('role="tooltip" id="spiegazione"');
});

it("[DS-42] active filters and the user menu have the name that the site gives them", () => {
  const html = renderToStaticMarkup(<FilterChips aria-label="Filtri delle letture" chips={[]} onRemove={nothing} onClear={nothing} />);
  expect(html).toContain('aria-label="Filtri delle letture"');
  expect(renderToStaticMarkup(<UserMenu aria-label="La tua area" name="Giulia" items={[]} />)).toContain('aria-label="La tua area"');
});
