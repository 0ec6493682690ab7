import type { Pattern } from "./contract.ts";
import { button, toggleButton } from "./patterns/button.ts";
import { datePicker } from "./patterns/calendar.ts";
import { carousel } from "./patterns/carousel.ts";
import { chart } from "./patterns/chart.ts";
import { checkbox, checkboxGroup, radioGroup, switchPattern } from "./patterns/choice.ts";
import { combobox, listbox } from "./patterns/combobox.ts";
import { alertDialog, dialog } from "./patterns/dialog.ts";
import { accordion, disclosure, disclosureMenu, popover } from "./patterns/disclosure.ts";
import { oneTimeCode, select, textField } from "./patterns/field.ts";
import { errorSummary, loadMore } from "./patterns/form.ts";
import { link, navigation, skipLink } from "./patterns/link.ts";
import { alert, busy, status, toast } from "./patterns/live.ts";
import { menuButton } from "./patterns/menu.ts";
import { progressbar, stepper } from "./patterns/progress.ts";
import { sortableTable, table } from "./patterns/table.ts";
import { tabs } from "./patterns/tabs.ts";
import { tooltip } from "./patterns/tooltip.ts";

/** Every pattern that the library uses. */
export const patterns: readonly Pattern[] = [
  button,
  toggleButton,
  link,
  navigation,
  skipLink,
  dialog,
  alertDialog,
  disclosure,
  accordion,
  disclosureMenu,
  popover,
  menuButton,
  datePicker,
  tabs,
  radioGroup,
  checkbox,
  checkboxGroup,
  switchPattern,
  textField,
  oneTimeCode,
  select,
  combobox,
  listbox,
  tooltip,
  table,
  sortableTable,
  carousel,
  chart,
  alert,
  status,
  toast,
  busy,
  progressbar,
  stepper,
  errorSummary,
  loadMore,
];
