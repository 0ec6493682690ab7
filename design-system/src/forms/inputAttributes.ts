import type { InputHTMLAttributes } from "react";

/** Attributes of a native `input`. Children are excluded, because React rejects them. */
export type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "children">;
