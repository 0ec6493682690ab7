export default function Page() {
  return <span>Attiva</span>;
}
