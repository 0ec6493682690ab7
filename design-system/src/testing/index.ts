/** Tools for tests of pages that use the library (`@favilla/design-system/test`): a provider, and testers that act as a user does. */
export { type ComboboxTester, comboboxTester } from "./comboboxTester.ts";
export { type DialogTester, dialogTester } from "./dialogTester.ts";
export { type DisclosureTester, disclosureTester } from "./disclosureTester.ts";
export { FavillaTestProvider, type FavillaTestProviderProps } from "./FavillaTestProvider.tsx";
export {
  type CheckTester,
  checkTester,
  type RadioTester,
  radioTester,
  type SelectTester,
  selectTester,
  type TextFieldTester,
  textFieldTester,
} from "./fieldTesters.ts";
export type { Name } from "./find.ts";
export { type MenuTester, menuTester } from "./menuTester.ts";
export type { Person } from "./person.ts";
export { type TableTester, type TableTesterSort, tableTester } from "./tableTester.ts";
export { type TabsTester, tabsTester } from "./tabsTester.ts";
