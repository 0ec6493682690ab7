import { createElement, type ReactElement } from "react";
import { icon } from "./icon.css.ts";

/** An icon as Lucide gives it: tag names with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

/** A component. On a hot path call it once instead (`CheckIcon({})`) and render the element it gives. */
export type Icon = (props: { className?: string }) => ReactElement;

/**
 * A decorative icon (hidden from assistive technology: the word beside it speaks).
 * Its shapes are made once, so that rendering it again costs one element. Its measures are for pages whose styles are missing.
 */
export function createIcon(node: IconNode): Icon {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return ({ className }) => (
    <svg className={className ? `${icon} ${className}` : icon} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {shapes}
    </svg>
  );
}
