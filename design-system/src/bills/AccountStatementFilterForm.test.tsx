import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { ComboboxProps } from "../forms/Combobox.tsx";
import { AccountStatementFilterForm } from "./AccountStatementFilterForm.tsx";
import { defaultStatementFilter, type StatementSupply } from "./accountStatementFilter.ts";
import { billFilterSchema } from "./billFilterSchema.ts";

const shownForm = vi.hoisted(() => ({ values: undefined as unknown, send: undefined as unknown, text: undefined as unknown }));
vi.mock("../forms/useSchemaForm.ts", () => ({
  useSchemaForm: ({ defaultValues, onSubmit }: { defaultValues: object; onSubmit: unknown }) => {
    Object.assign(shownForm, { values: defaultValues, send: onSubmit });
    return { form: { watch: () => defaultValues, formState: { submitCount: 0 } }, errorOf: () => undefined };
  },
}));
vi.mock("../forms/Combobox.tsx", () => ({
  Combobox: ({ value }: ComboboxProps) => {
    shownForm.text = value;
    return null;
  },
}));

const manySupplies = Array.from({ length: 12 }, (_, index): StatementSupply => ({ id: `s-${index}`, name: `Casa ${index}` }));
const filter = { ...defaultStatementFilter, supply: "s-3" };

/** Returns the supply that the form applies if nothing is changed in it. */
function applied(supplies: readonly StatementSupply[]) {
  const onApply = vi.fn();
  renderToStaticMarkup(<AccountStatementFilterForm id="f" value={filter} supplies={supplies} choices={undefined} onApply={onApply} />);
  (shownForm.send as (values: unknown) => void)(z.parse(billFilterSchema, shownForm.values as never));
  return onApply.mock.lastCall?.[0].supply;
}

it("[AS-01] a change of another filter keeps the supply, also while the supplies are unknown or could not be loaded", () => {
  expect(applied(manySupplies.slice(2, 5))).toBe("s-3");
  expect(applied(manySupplies)).toBe("s-3");
  expect(shownForm.text).toBe("Casa 3");
  expect(applied(manySupplies.slice(3, 4))).toBe("s-3");
  expect(applied([])).toBe("s-3");
});
