import { forwardRef, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { filterMessages } from "./filterMessages.it.ts";

/** Props of a filter drawer besides the filter. */
export interface FilterDrawerFrameProps extends Omit<DrawerProps, "title" | "footer" | "children" | "onClose"> {
  open: boolean;
  /** Called when the drawer is closed without applying. */
  onClose: () => void;
}

interface FilterDrawerProps extends FilterDrawerFrameProps {
  title: string;
  /** Id of the form that "Applica" submits. */
  formId: string;
  /** Called by "Togli i filtri". */
  onClear: () => void;
  children: ReactNode;
}

/** A drawer with buttons that apply and clear a filter. Internal: used to build filters. */
export const FilterDrawer = forwardRef<HTMLDialogElement, FilterDrawerProps>(function FilterDrawer({ formId, onClear, ...rest }, ref) {
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
