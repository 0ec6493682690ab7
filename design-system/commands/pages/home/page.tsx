import { bills } from "../sample/bills.ts";
import { supplies } from "../sample/supplies.ts";
import { HomePage } from "./HomePage.tsx";

export default function Page() {
  return <HomePage name="Giulia" bills={bills} supplies={supplies} />;
}
