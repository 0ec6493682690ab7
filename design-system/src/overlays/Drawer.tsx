import { forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import { checkName } from "../theme/misuse.ts";
import { drawer } from "./Drawer.css.ts";
import { Modal, type OverlayProps } from "./Modal.tsx";

export type DrawerProps = OverlayProps;

/** A task beside the page, such as a filter: a bottom sheet on phones and tablets, a side panel from 1024 px on. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer({ className, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production" && rest.open) checkName("overlays/Drawer", "title", rest.title, rest, ["data/FilterDrawer"]);
  return <Modal {...rest} ref={ref} className={cx(drawer, className)} />;
});
