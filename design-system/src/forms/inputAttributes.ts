import type { InputHTMLAttributes } from "react";

/** What a native `input` takes: no children, which React refuses. */
export type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "children">;
