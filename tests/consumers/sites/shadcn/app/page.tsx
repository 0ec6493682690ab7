import { Amount } from "@favilla/design-system/data/Amount";
import { Unit } from "./Unit";

/** A server component beside parts of the browser. */
export default function Page() {
  return (
    <div className="space-y-4">
      <h1>Consumi</h1>
      <p>
        Ultima bolletta: <Amount euros={72.19} />
      </p>
      <Unit />
      <p>Fine</p>
    </div>
  );
}
