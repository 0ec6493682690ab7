import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { BillFilterForm } from "./BillFilterForm.tsx";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import { filterMessages } from "./filterMessages.it.ts";

export interface BillFilterDrawerProps extends Omit<DrawerProps, "title" | "footer" | "children" | "onClose"> {
  open: boolean;
  /** The filter that is applied; the form begins with it each time that it opens. */
  value: BillFilterValue;
  /** A filter without mistakes; close the drawer. */
  onApply: (value: BillFilterValue) => void;
  /** Closed without applying. */
  onClose: () => void;
}

/** The bill filter (spec §3): a sheet from below on phones, at the side from 1024 px on. */
export const BillFilterDrawer = forwardRef<HTMLDialogElement, BillFilterDrawerProps>(function BillFilterDrawer(
  { value, onApply, ...rest },
  ref,
) {
  const words = useMessages(filterMessages);
  const formId = useId();
  return (
    <Drawer
      {...rest}
      ref={ref}
      title={words.title}
      footer={
        <ButtonGroup>
          <Button variant="secondary" onClick={() => onApply(defaultBillFilter)}>
            {words.clear}
          </Button>
          <Button type="submit" form={formId}>
            {words.apply}
          </Button>
        </ButtonGroup>
      }
    >
      <BillFilterForm id={formId} value={value} onApply={onApply} />
    </Drawer>
  );
});
