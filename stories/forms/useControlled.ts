import { useState } from "react";

interface Controlled<Value, Next extends Value, Rest extends unknown[]> {
  value: Value;
  onChange: (value: Next, ...rest: Rest) => void;
}

/** Stores the value of a controlled field, as a form does, and passes its events to the story's handler. */
export function useControlled<Value, Next extends Value, Rest extends unknown[]>(args: Controlled<Value, Next, Rest>) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: Next, ...rest: Rest) => {
    args.onChange(next, ...rest);
    setValue(next);
  };
  return { value, onChange };
}
