import { AddressView, type KnownResidence } from "@favilla/design-system/account/AddressView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";

/** The residence of the sample: give the page that of your server. */
const residence: KnownResidence = {
  id: "r-1",
  country: "Italia",
  city: "Bologna",
  province: "BO",
  toponym: "Via",
  address: "Fittizia",
  civicNumber: "8",
  postalCode: "40121",
  floor: null,
  staircase: null,
  internal: null,
};

export default function Page() {
  return (
    <AddressView title="Indirizzo" back={{ href: "#profilo", label: "Profilo" }} load={loadOf([residence])} supportPhone="800 900 100" />
  );
}
