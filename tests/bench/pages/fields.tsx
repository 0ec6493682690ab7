import "@favilla/design-system/theme/favilla.css.ts";
import { FiscalCodeField } from "@favilla/design-system/access/FiscalCodeField.tsx";
import { NewPasswordField } from "@favilla/design-system/access/NewPasswordField.tsx";
import { DigitsField } from "@favilla/design-system/forms/DigitsField.tsx";
import { IbanField } from "@favilla/design-system/forms/IbanField.tsx";
import { OneTimeCodeField } from "@favilla/design-system/forms/OneTimeCodeField.tsx";
import { PhoneField } from "@favilla/design-system/forms/PhoneField.tsx";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

type Draw = (value: string, onChange: (value: string) => void) => ReactNode;

/** The fields that do work at each key press, each alone in its page. */
const fields: Record<string, Draw> = {
  password: (value, onChange) => (
    <NewPasswordField id="field" label="Nuova password" password={value} onChange={(event) => onChange(event.currentTarget.value)} />
  ),
  fiscalCode: (value, onChange) => <FiscalCodeField id="field" value={value} onChange={onChange} />,
  iban: (value, onChange) => <IbanField id="field" value={value} onChange={onChange} />,
  digits: (value, onChange) => <DigitsField id="field" label="Numero del libretto" length={13} value={value} onChange={onChange} />,
  phone: (value, onChange) => (
    <PhoneField
      id="field"
      label="Cellulare"
      prefixes={[{ value: "39", label: "+39 Italia" }]}
      value={{ number: value }}
      onChange={({ number }) => onChange(number)}
    />
  ),
  oneTimeCode: (value, onChange) => <OneTimeCodeField id="field" length={6} value={value} onChange={onChange} />,
};

function Controlled({ draw }: { draw: Draw }) {
  const [value, setValue] = useState("");
  return draw(value, setValue);
}

/** The baseline of the fields: React handles none of its key presses. */
const Uncontrolled = () => (
  <label>
    Campo
    <input id="field" autoComplete="off" spellCheck={false} />
  </label>
);

const place = document.getElementById("root") as HTMLElement;
let root = createRoot(place);

/** Shows one field, empty and with focus: one of the names above, or the uncontrolled input for any other name. */
function showField(name: string): void {
  root.unmount();
  root = createRoot(place);
  const draw = fields[name];
  flushSync(() => root.render(draw ? <Controlled draw={draw} /> : <Uncontrolled />));
  document.getElementById("field")?.focus();
}

Object.assign(window, { showField });
