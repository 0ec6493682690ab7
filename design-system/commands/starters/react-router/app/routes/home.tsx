import { Bills } from "../Bills";

export const meta = () => [{ title: "Le mie bollette" }];

export default function Page() {
  return <Bills />;
}
