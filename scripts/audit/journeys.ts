/** One thing that a person does, and what they should hear or see then. Words of the product stand in « » as it shows them. */
type Step = readonly [act: string, heard: string];

export interface Journey {
  title: string;
  start: string;
  steps: readonly Step[];
}

/** What people go through by ear, by voice and at 400 %, with the sandbox's sample customers. */
export const journeys: readonly Journey[] = [
  {
    title: "Sign in",
    start: "/login, as giulia@esempio.it",
    steps: [
      ["Open the page and read its title.", "The page's name comes first; the language is Italian."],
      ["Go to the first stop and activate it.", "«Vai al contenuto»; reading goes on in the main part."],
      ["Send the form empty.", "The errors are said once; focus is on the first, and each field says its own."],
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
        "Each error is heard with its field; the next step's heading is heard.",
      ],
      ["Choose a password.", "Each rule is heard as met or not, and not with every key."],
      ["Finish, and open the link of the sandbox's e-mail.", "The outcome is heard as the page's heading."],
    ],
  },
  {
    title: "Recover a password",
    start: "/utente/recupera-password",
    steps: [
      ["Send the form with an address, known or not.", "The same answer for both, as the page's heading."],
      ["Open the link of the e-mail and set a new password.", "What the password needs is heard; then that it has changed."],
    ],
  },
  {
    title: "Find and download a bill",
    start: "/bollette, as giulia@esempio.it",
    steps: [
      ["Move by headings and by landmarks.", "«Bollette» at level 1; each bill is a heading or an item with its number, amount and state."],
      [
        "Open «Filtra», choose, close with Escape, open again, apply with «Applica».",
        "A dialog with its name; focus returns to the button, which says how many filters are active. The new number of results is heard.",
      ],
      ["Open «Dettaglio» of a bill.", "Expanded is heard; the parts are read as pairs of name and value."],
      ["Press «Scarica il PDF».", "The download's progress and its end are heard without moving focus."],
      ["Load more bills.", "Focus is on the first new one."],
    ],
  },
  {
    title: "Change the payment of a supply",
    start: "/modifica-pagamento/bank/s-100001001, as giulia@esempio.it",
    steps: [
      ["Go on with «Continua» without filling in.", "The errors are heard once and stay with their fields."],
      ["Fill in an IBAN with spaces.", "It is taken as it is written; nothing is heard with each key."],
      ["Confirm with the code of the SMS, pasted.", "«Codice di verifica» is one field; the time left is not said each second."],
      ["Cancel in between.", "A dialog asks; both answers lead where they say."],
    ],
  },
  {
    title: "Read the consumption",
    start: "/consumi, as giulia@esempio.it",
    steps: [
      ["Come to the chart.", "Its name and a summary; the values can be reached one by one."],
      ["Choose «Tabella».", "The same values as a table with headers."],
      ["Open another supply.", "Expanded is heard, then that its data have come."],
    ],
  },
  {
    title: "Send a meter reading",
    start: "/autolettura, as giulia@esempio.it",
    steps: [
      ["Find which supply can be read now.", "Each supply says when its reading can be sent."],
      ["Fill in «Cifre del contatore» too low and send with «Invia la lettura».", "The error says the last reading."],
      ["Send a right one.", "That it was sent is heard as the page's heading."],
    ],
  },
  {
    title: "Use a voucher",
    start: "/vouchers, as giulia@esempio.it",
    steps: [
      ["Open a voucher and show its bar code.", "The code's number can be read as text."],
      ["Download it.", "The outcome is heard."],
    ],
  },
  {
    title: "Profile and consents",
    start: "/profilo, as giulia@esempio.it",
    steps: [
      ["Change a contact and save it.", "Edited and saved are heard; focus does not get lost."],
      ["Switch a consent.", "On or off is heard; where saving fails, that it is back as it was."],
    ],
  },
];

/** Each way in which a journey is gone through. */
export const ways = [
  "NVDA with Firefox",
  "JAWS with Chrome",
  "VoiceOver with Safari, macOS and iOS",
  "TalkBack with Chrome, Android",
  "Voice control (Voice Access, Dragon or Voice Control)",
  "Zoom of 400 % in a window of 1280 px",
] as const;
