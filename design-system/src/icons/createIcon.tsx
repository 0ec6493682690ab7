import { createElement, type ReactElement } from "react";
import { icon } from "./icon.css.ts";

/** An icon as Lucide defines it: tag names with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

/** An icon component. On a hot path call it once instead (`CheckIcon({})`) and reuse the returned element. */
export type Icon = (props: { className?: string }) => ReactElement;

/**
 * Creates a decorative icon. It is hidden from assistive technology, so it needs text beside it. Its shapes are created once, so each
 * render costs one element. The `width` and `height` are for pages whose styles failed to load.
 */
export function createIcon(node: IconNode): Icon {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return ({ className }) => (
    <svg className={className ? `${icon} ${className}` : icon} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {shapes}
    </svg>
  );
}
