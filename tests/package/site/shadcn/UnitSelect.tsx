import { Select } from "radix-ui";
import { UnitList } from "./UnitList";

/** A select of Radix. Its list, which is in a portal, is a file of the guide. */
export const UnitSelect = () => (
  <Select.Root defaultValue="kWh">
    <Select.Trigger aria-label="Unità">
      <Select.Value />
    </Select.Trigger>
    <UnitList />
  </Select.Root>
);
