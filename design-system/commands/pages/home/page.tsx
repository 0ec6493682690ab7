import { HomePage } from "./HomePage.tsx";
import { bills, supplies } from "./home.ts";

export default function Page() {
  return <HomePage name="Giulia" bills={bills} supplies={supplies} />;
}
