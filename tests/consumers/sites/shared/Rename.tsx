"use client";
import { Button } from "@favilla/design-system/actions/Button";
import { Form } from "@favilla/design-system/forms/Form";
import { TextField } from "@favilla/design-system/forms/TextField";
import { Dialog } from "@favilla/design-system/overlays/Dialog";
import { useState } from "react";

/** A dialog with a form: it needs the browser. */
export function Rename() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("Casa di Bologna");
  return (
    <>
      <p id="name">{name}</p>
      <Button onClick={() => setOpen(true)}>Rinomina</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rinomina la fornitura">
        <Form onSubmit={() => setOpen(false)}>
          <TextField label="Nome" value={name} onChange={(event) => setName(event.target.value)} />
          <Button type="submit">Salva</Button>
        </Form>
      </Dialog>
    </>
  );
}
