import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { ConsumptionFilterForm } from "./ConsumptionFilterForm.tsx";
import { type ConsumptionFilterValue, consumptionYears, defaultConsumptionFilter } from "./consumptionFilter.ts";
import { filterMessages } from "./filterMessages.it.ts";

export interface ConsumptionFilterDrawerProps extends Omit<DrawerProps, "title" | "footer" | "children" | "onClose"> {
  open: boolean;
  /** The filter that is applied; the form begins with it each time that it opens. */
  value: ConsumptionFilterValue;
  /** In Rome. */
  currentYear: number;
  /** The supply's; no year before it can be chosen. */
  activationYear?: number | undefined;
  /** A period without mistakes; close the drawer and load it. */
  onApply: (value: ConsumptionFilterValue) => void;
  /** Closed without applying. */
  onClose: () => void;
}

/** Which year and months to show (CS-06): a sheet from below on phones, at the side from 1024 px on. */
export const ConsumptionFilterDrawer = forwardRef<HTMLDialogElement, ConsumptionFilterDrawerProps>(function ConsumptionFilterDrawer(
  { value, currentYear, activationYear, onApply, ...rest },
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
          <Button variant="secondary" onClick={() => onApply(defaultConsumptionFilter(currentYear))}>
            {words.clear}
          </Button>
          <Button type="submit" form={formId}>
            {words.apply}
          </Button>
        </ButtonGroup>
      }
    >
      <ConsumptionFilterForm id={formId} value={value} years={consumptionYears(currentYear, activationYear)} onApply={onApply} />
    </Drawer>
  );
});
