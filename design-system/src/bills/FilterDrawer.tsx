import { forwardRef, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { filterMessages } from "./filterMessages.it.ts";

/** What a drawer with a filter takes besides its filter. */
export interface FilterDrawerFrameProps extends Omit<DrawerProps, "title" | "footer" | "children" | "onClose"> {
  open: boolean;
  /** Closed without applying. */
  onClose: () => void;
}

interface FilterDrawerProps extends FilterDrawerFrameProps {
  title: string;
  /** The form that "Applica" sends. */
  formId: string;
  /** "Togli i filtri". */
  onClear: () => void;
  children: ReactNode;
}

/** A filter's drawer with the buttons that apply it and take it away. Only for building filters. */
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
