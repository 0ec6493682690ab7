import { forwardRef, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import { filterMessages } from "./filterMessages.it.ts";

/** Props of a filter drawer besides the filter. */
export interface FilterDrawerFrameProps extends Omit<DrawerProps, "title" | "footer" | "children" | "onClose"> {
  open: boolean;
  /** Called when the drawer is closed without applying. */
  onClose: () => void;
}

export interface FilterDrawerProps extends FilterDrawerFrameProps {
  /** Heading and accessible name: "Filtra le bollette". */
  title: string;
  /** Id of the form that "Applica" submits. */
  formId: string;
  /** Called by "Togli i filtri". */
  onClear: () => void;
  /** The form with `formId`. */
  children: ReactNode;
}

/**
 * A `Drawer` around the form of a filter, with buttons that apply and clear it: a sheet from below on phones, at the side from 1024 px on.
 * The ref is the `dialog`.
 */
export const FilterDrawer = forwardRef<HTMLDialogElement, FilterDrawerProps>(function FilterDrawer({ formId, onClear, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production" && rest.open) checkName("data/FilterDrawer", "title", rest.title, rest);
  const words = useMessages(filterMessages);
  return (
    <Drawer
      {...rest}
      ref={ref}
      footer={
        <ButtonGroup>
          <Button variant="secondary" onClick={onClear}>
            {words.clear}
          </Button>
          <Button type="submit" form={formId}>
            {words.apply}
          </Button>
        </ButtonGroup>
      }
    />
  );
});
