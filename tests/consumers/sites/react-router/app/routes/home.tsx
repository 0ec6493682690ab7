import { Bills } from "../Bills";
import { Rename } from "../Rename";

export const meta = () => [{ title: "Bollette" }];

export default function Page() {
  return (
    <>
      <Bills />
      <Rename />
    </>
  );
}
