/** One action of a person, and what they should hear or see then. Words of the product are quoted in « ». */
export type Step = readonly [act: string, heard: string];

export interface Journey {
  title: string;
  start: string;
  steps: readonly Step[];
}

/** Ends a session, which lasts 30 days by the sandbox, in a little more than two minutes: for the browser's console. */
const endSession =
  'localStorage["favilla.authentication"] = JSON.stringify({ ...JSON.parse(localStorage["favilla.authentication"]), expiresAt: new Date(Date.now() + 140000).toISOString() }); location.reload()';

/** The journeys for people, with the sandbox's sample customers. */
export const journeys: readonly Journey[] = [
  {
    title: "Sign in",
    start: "/login, as giulia@esempio.it",
    steps: [
      ["Open the page and read its title.", "The page's name comes first; the language is Italian."],
      ["Go to the first stop and activate it.", "«Vai al contenuto»; reading goes on in the main part."],
      [
        "Send the form empty.",
        "Focus goes to the heading of a summary, «Ci sono 2 campi da controllare»; its links lead to the fields, and each field says its own error.",
      ],
      [
        "Fill «E-mail» and «Password», show the password, send with «Accedi».",
        "Fields say their names and that they are required; the password's button says its state. The home page's heading is heard.",
      ],
    ],
  },
  {
    title: "Register",
    start: "/registrazione, with client code C-100021",
    steps: [
      ["Read the steps.", "How many there are and which is the current one."],
      [
        "Fill «Codice cliente» and «Codice fiscale» wrong, then right, and go on with «Continua».",
        "Wrong: focus goes to the summary's heading, and each field says its error. Right: focus goes to the next step's heading, «Come vuoi accedere?».",
      ],
      ["Choose a password.", "Which rules are still to be met is heard in a pause, and not with every key."],
      [
        "Finish, and open the link of the e-mail in the outbox.",
        "The outcome is heard as a heading: «Controlla la tua e-mail», then «Registrazione confermata».",
      ],
    ],
  },
  {
    title: "Recover a password",
    start: "/utente/recupera-password",
    steps: [
      [
        "Send the form with an address, known or not.",
        "The same answer for both: focus goes to the heading of level 2 «Controlla la tua e-mail»; the page's own heading stays.",
      ],
      [
        "Open the link of the e-mail in the outbox and set a new password.",
        "What the password needs is heard; then «Password aggiornata» as a heading.",
      ],
    ],
  },
  {
    title: "Find and download a bill",
    start: "/bollette, as giulia@esempio.it",
    steps: [
      ["Move by headings and by landmarks.", "«Bollette» at level 1; each bill is a heading or an item with its number, amount and state."],
      [
        "Open «Altri filtri», choose, close with Escape, open again, apply with «Applica».",
        "A dialog with its name; focus returns to the button, which says how many filters are active. The new number of results is heard.",
      ],
      ["Open «Dettaglio» of a bill.", "Expanded is heard; the parts are read as pairs of name and value."],
      [
        "Press «Scarica il PDF».",
        "«Stiamo preparando il tuo file…» covers the page, takes focus and can be left with «Annulla» or Escape; when it goes, focus is back on the button. That the file has come is said by the browser.",
      ],
      ["Load more bills.", "Focus is on the first new one."],
    ],
  },
  {
    title: "Read the account statement",
    start: "/profilo/estratto-conto, as giulia@esempio.it",
    steps: [
      [
        "Read what is left to pay, then the table.",
        "A table named «Estratto conto», whose cells say their columns; the total is its last row.",
      ],
      ["Sort by «Importo».", "The header says the new order; focus stays on it."],
      ["Open «Altri filtri», choose, apply with «Applica».", "How many documents were found is heard; the filter can be taken off again."],
      ["Load more documents.", "How many have come is heard; focus is on the first new row."],
      [
        "Under «Scarica l’estratto conto» press «Scarica» and choose a format.",
        "«Stiamo preparando il tuo file…» covers the page with the number of documents so far, and can be left with «Annulla» or Escape; when it goes, focus is back on the button.",
      ],
    ],
  },
  {
    title: "Change the payment of a supply",
    start: "/modifica-pagamento/bank/s-100001001, as giulia@esempio.it",
    steps: [
      ["Go on with «Continua» without filling in.", "Focus goes to «IBAN», which says «Scrivi l’IBAN del conto.»."],
      [
        "Fill in IT60X0542811101000000123456, with spaces in other places.",
        "It is shown in groups, IT 60 X 05428 11101 000000123456; nothing is heard with each key, and the cursor stays where it was.",
      ],
      ["Go on with «Continua».", "Focus goes to the heading «Conferma con un SMS»; the mandate is read before the field."],
      [
        "Fill in a «Numero di cellulare», such as 3331234567, and press «Invia il codice».",
        "Focus goes to «Codice di verifica», which is one field; that the code was sent is heard. The seconds until another can be asked for are not said each second.",
      ],
      ["Paste the code of the SMS in the outbox and press «Conferma».", "The outcome is heard as a heading: «Richiesta ricevuta»."],
      [
        "In another run press «Annulla» in between.",
        "A dialog asks «Vuoi interrompere la modifica?»; «Torna alla modifica» gives focus back, «Interrompi» says «Modifica annullata».",
      ],
    ],
  },
  {
    title: "Follow a request",
    start: "/le-mie-richieste, as casi@esempio.it",
    steps: [
      [
        "Move by headings.",
        "«Le mie richieste» at level 1; each request is a heading of level 2, with its state in words and who acts next.",
      ],
      [
        "Open «Avanzamento» of a request.",
        "Expanded is heard; the events are a list with their dates, and the reached one is recognizable without colour.",
      ],
      ["Find a request that did not succeed.", "«Invia di nuovo» says what it is about, and leads to the supplies."],
      ["Sign in as nessuna@esempio.it and open the page.", "«Non hai richieste in corso», and a way on to the supplies."],
    ],
  },
  {
    title: "Read the consumption",
    start: "/consumi, as giulia@esempio.it",
    steps: [
      ["Come to the chart.", "Its name and a summary; the values can be reached one by one, with the arrow keys too."],
      ["Choose «Tabella».", "The same values as a table with headers."],
      ["Open another supply.", "Expanded is heard, that its data are loading, and that they have come."],
    ],
  },
  {
    title: "Send a meter reading",
    start: "/autolettura, as giulia@esempio.it",
    steps: [
      ["Find which supply can be read now.", "Each supply says when its reading can be sent."],
      [
        "Fill in «Cifre del contatore» with letters and send with «Invia la lettura».",
        "Focus goes to the field, which says «Scrivi solo cifre: niente punti, virgole o decimali.».",
      ],
      [
        "Fill in less than the last reading and send.",
        "That is no error: focus goes to a group, «Controlla la lettura prima di inviarla», which names both values. «Correggi» leads back to the field, «Conferma e invia» sends it all the same.",
      ],
      ["Correct it and send a likely one.", "«Lettura inviata» is heard at once, and «La tua lettura» is the page's heading."],
    ],
  },
  {
    title: "Use a voucher",
    start: "/vouchers, as giulia@esempio.it",
    steps: [
      [
        "On a phone open a voucher and press «Mostra il codice a barre». The button is only there in narrow windows; elsewhere open /vouchers/v-100001-2?action=showBarCode.",
        "A dialog, «Mostra questo codice alla cassa»; under the bars their number can be read as text. Closed, it gives focus back.",
      ],
      [
        "Press «Scarica il PDF», of a voucher that is active and of one that is not yet.",
        "«Stiamo preparando il tuo buono…» covers the page and takes focus, then gives it back to the button; of the second «Il buono è attivo» is heard. A failure opens a dialog. That the file has come is said by the browser.",
      ],
      ["Open the voucher that has expired.", "«Scarica il PDF» cannot be pressed and says why."],
    ],
  },
  {
    title: "Profile and consents",
    start: "/profilo, as giulia@esempio.it",
    steps: [
      ["Change «Cellulare» under «I miei recapiti» and press «Salva il numero».", "That it was saved is heard; focus stays on the button."],
      [
        "Switch a consent under «Consensi e informative».",
        "On or off is heard, then «Salvato»; where saving fails (/playground, «Problemi da provare»), that it is back as it was.",
      ],
    ],
  },
  {
    title: "Stay signed in",
    start: `/modifica-pagamento/bank/s-100001001, as giulia@esempio.it; on a computer, with this in the browser's console: ${endSession}`,
    steps: [
      [
        "Type on until the warning comes, two minutes before the session's end.",
        "A dialog, «Vuoi restare nell’area clienti?»; focus is on its title, so that no key meant for a field presses a button. It says how many minutes are left, and not each second.",
      ],
      ["Press «Resta».", "The dialog closes; focus and what was typed are where they were."],
      [
        "End the session again, press «Non ora», and wait.",
        "Sign-in comes; after it the same page, and what was typed but for the IBAN and the code, which the page asks for anew.",
      ],
    ],
  },
];

interface Way {
  name: string;
  /** The question at each step, besides the expected result. */
  how: string;
}

const byEar = "Without looking: each step can be found, done and understood from what is said.";

/** The ways in which each journey is tried. */
export const ways: readonly Way[] = [
  { name: "NVDA with Firefox", how: byEar },
  { name: "JAWS with Chrome", how: byEar },
  { name: "VoiceOver with Safari, macOS and iOS", how: byEar },
  { name: "TalkBack with Chrome, Android", how: byEar },
  { name: "Voice control (Voice Access, Dragon or Voice Control)", how: "Say what is seen on a control: it reacts." },
  {
    name: "Zoom of 400 % in a window of 1280 px",
    how: "Nothing scrolls sideways but tables, nothing is hidden, and each step can be finished.",
  },
  {
    name: "Keyboard alone",
    how: "No mouse, no screen reader: where focus is can always be seen, and each step can be finished in an order that makes sense.",
  },
  {
    name: "Forced colours (a contrast theme of Windows), and «Contrasto elevato» under «Aspetto»",
    how: "Every control, its state, the focus, icons and charts can be distinguished.",
  },
  {
    name: "Without colour (the system's filter for greyscale, then for red and green)",
    how: "States, errors, links and the charts' series can be distinguished without their colour.",
  },
  {
    name: "With little experience, memory or time to read",
    how: "By somebody who has not seen the portal before, without help, interrupted once in each journey: they know where they are, what is asked and how to go back.",
  },
];
