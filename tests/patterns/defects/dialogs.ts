import { type Defect, script } from "./defect.ts";

const dialog = ({ attributes = 'aria-label="Conferma" aria-describedby="why"', show = "showModal()", trap = true, close = "" } = {}) =>
  `<button onclick="modal.${show}">Apri</button>
  <dialog id="modal" ${attributes}><p id="why">Vuoi continuare?</p><button onclick="modal.close()">Sì</button><button>No</button></dialog>
  ${script(`
    const modal = document.getElementById("modal");
    const stops = modal.querySelectorAll("button");
    modal.addEventListener("keydown", (event) => {
      if (event.key !== "Tab" || !${trap}) return;
      const [end, start] = event.shiftKey ? [stops[0], stops[1]] : [stops[1], stops[0]];
      if (document.activeElement === end) { event.preventDefault(); start.focus(); }
    });
    ${close}`)}`;

export const dialogs: readonly Defect[] = [
  { pattern: "dialog", name: "one that does not keep focus", found: "tab", html: dialog({ trap: false }) },
  { pattern: "dialog", name: "one without a name", found: "name", html: dialog({ attributes: "" }) },
  {
    pattern: "dialog",
    name: "one that leaves the page behind in reach",
    found: "modal",
    html: dialog({ attributes: 'aria-label="Conferma" aria-modal="true" role="dialog"', show: "show()" }),
  },
  {
    pattern: "dialog",
    name: "one that Escape does not close",
    found: "escape",
    html: dialog({ close: 'modal.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());' }),
  },
  {
    pattern: "dialog",
    name: "one that gives focus back to nobody",
    found: "focus returns",
    html: dialog({ close: 'modal.addEventListener("cancel", () => { modal.close(); document.activeElement.blur(); });' }),
  },
  {
    pattern: "dialog",
    name: "one that must be answered, and is gone after two Escapes",
    found: "insists",
    html: dialog({
      attributes: 'aria-label="Conferma" closedby="none"',
      close: 'modal.addEventListener("keydown", (event) => event.key === "Escape" && modal.close());',
    }),
  },
  {
    pattern: "date-picker",
    name: "one whose days are all stops of Tab",
    found: "one stop",
    html: `<button aria-haspopup="dialog" onclick="month.hidden = false; document.querySelector('td button').focus()">Apri il calendario</button>
    <div id="month" role="dialog" aria-label="Calendario" hidden><table role="grid"><tr>
      <td role="gridcell"><button tabindex="0">1</button></td><td role="gridcell"><button tabindex="0">2</button></td>
    </tr></table></div>`,
  },
  { pattern: "alertdialog", name: "one that is an ordinary dialog", found: "role", html: dialog() },
  {
    pattern: "alertdialog",
    name: "one that does not say what it asks",
    found: "description",
    html: dialog({ attributes: 'role="alertdialog" aria-label="Conferma"' }),
  },
];
