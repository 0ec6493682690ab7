import { TextField } from "../forms/TextField.tsx";
import { useMessages } from "../theme/messages.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import { line } from "./form.css.ts";

export interface BillEmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error?: string | undefined;
}

/** The address at which bills arrive. */
export function BillEmailField({ value, onChange, error }: BillEmailFieldProps) {
  const words = useMessages(deliveryMessages);
  return (
    <TextField
      type="email"
      autoComplete="email"
      label={words.email}
      hint={words.emailHint}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      className={line}
    />
  );
}
