"use client";
import { Dialog } from "@favilla/design-system/overlays/Dialog";
import { useTheme } from "next-themes";
import { Select } from "radix-ui";
import { useState } from "react";
import { UnitList } from "./UnitList";

/** Buttons of the site with Tailwind's border, and a dialog of the library with a select of Radix. */
export function Unit() {
  const [open, setOpen] = useState(false);
  const { setTheme } = useTheme();
  return (
    <>
      <button type="button" className="border px-4 py-2" onClick={() => setOpen(true)}>
        Cambia unità
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Unità di misura">
        <Select.Root defaultValue="kWh">
          <Select.Trigger className="border" aria-label="Unità">
            <Select.Value />
          </Select.Trigger>
          <UnitList />
        </Select.Root>
      </Dialog>
      <button type="button" className="border px-4 py-2" onClick={() => setTheme("dark")}>
        Tema scuro
      </button>
    </>
  );
}
