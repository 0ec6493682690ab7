import "./floor.css";
import { useState } from "react";
import type { Bill } from "../bills.ts";
import type { ListProps } from "./drive.tsx";

const money = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" });
const months = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");
const month = (date: string) => months[Number(date.slice(5, 7)) - 1];
const day = (date: string) => `${Number(date.slice(8))} ${month(date)}`;

/** The same number of shapes as the library's icon, created once. */
const icon = (...shapes: string[]) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {shapes.map((shape) => (
      <path key={shape} d={shape} />
    ))}
  </svg>
);

const download = icon("M12 3v12", "m7 10 5 5 5-5", "M4 16v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3");
const chevron = icon("m6 9 6 6 6-6");
const clock = icon("M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20", "M12 6v6l4 2");
const bolt = icon("M13 2 4 14h7l-1 8 9-12h-7z");
const flame = icon("M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-2 1-4 2-5 0 2 1 3 2 3 2-2 1-6 2-10z");
const both = (
  <>
    {bolt}
    {flame}
  </>
);

const commodities = {
  electricity: { word: "Luce", shape: bolt },
  gas: { word: "Gas", shape: flame },
  dual: { word: "Luce e gas", shape: both },
  services: {
    word: "Servizi",
    shape: icon("M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z", "M20 2v4", "M22 4h-4", "M4 18a2 2 0 0 1 0 4a2 2 0 0 1 0-4"),
  },
};

const statuses = {
  Paid: { word: "Pagata", date: "Pagata il", shape: icon("M20 6 9 17l-5-5") },
  ToBePaid: { word: "Da pagare", date: "Scade il", shape: clock },
  Expiring: { word: "In scadenza", date: "Scade il", shape: clock },
  Expired: { word: "Scaduta", date: "Scaduta il", shape: icon("M12 3 2 20h20z", "M12 9v5", "M12 17h0") },
};

const onDownload = () => undefined;

function Download({ bill, format, label }: { bill: Bill; format: Bill["formats"][number]; label: string }) {
  return (
    <button type="button" className="press" aria-label={`${label} della bolletta ${bill.number}`} onClick={onDownload}>
      {download}
      {format.toUpperCase()}
    </button>
  );
}

function FloorCard({ bill }: { bill: Bill }) {
  const [open, setOpen] = useState(false);
  const { word, shape } = commodities[bill.commodity];
  const status = statuses[bill.status];
  const paid = bill.paymentDate && ` · Scadenza ${day(bill.expiryDate)}`;
  return (
    <article className="card">
      <span className={`glyph ${bill.commodity}`} aria-hidden="true">
        {shape}
      </span>
      <div className="head">
        <div className="pair">
          <h2>{bill.supplyName}</h2>
          <p className="total">{money.format(bill.total)}</p>
        </div>
        <div className="pair">
          <p className="kind">{word}</p>
          <p className="due">{`${status.date} ${day(bill.paymentDate ?? bill.expiryDate)}`}</p>
        </div>
      </div>
      <p className="quiet">
        <span className={`tag ${bill.status}`}>
          {status.shape}
          {status.word}
        </span>{" "}
        {`${month(bill.period.from)} ${bill.year}`}
      </p>
      <div className="actions">
        <Download bill={bill} format="pdf" label="Scarica il PDF" />
        <button
          type="button"
          className="press"
          aria-label={`Dettaglio della bolletta ${bill.number}`}
          aria-expanded={open}
          aria-controls={`${bill.id}-detail`}
          onClick={() => setOpen(!open)}
        >
          {chevron}
          Dettaglio
        </button>
      </div>
      <div id={`${bill.id}-detail`} className={open ? "detail" : "closed"}>
        <dl>
          {bill.lines.flatMap((line) => [<dt key={line.id}>{line.label}</dt>, <dd key={`${line.id}=`}>{money.format(line.amount)}</dd>])}
          <dt className="sum">Totale</dt>
          <dd className="sum">{money.format(bill.total)}</dd>
        </dl>
        <p className="note">{`Bolletta n. ${bill.year} / ${bill.number} · Emessa il ${day(bill.emissionDate)}${paid ?? ""}`}</p>
        <div className="other">{bill.formats.includes("csv") && <Download bill={bill} format="csv" label="Scarica il CSV" />}</div>
      </div>
    </article>
  );
}

/** The bills in bare React: native elements, one static stylesheet, nothing memoized. */
export const FloorList = ({ bills, onLoadMore }: ListProps) => (
  <>
    <div className="lists">
      <ul className="list" aria-label="Bollette">
        {bills.map((bill) => (
          <li key={bill.id}>
            <FloorCard bill={bill} />
          </li>
        ))}
      </ul>
    </div>
    <p className="more">
      <button type="button" className="button" onClick={onLoadMore}>
        Mostra altre 10 bollette
      </button>
    </p>
  </>
);
