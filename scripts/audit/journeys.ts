/** One thing that a person does, and what they should hear or see then. Words of the product stand in « » as it shows them. */
interface Step {
  act: string;
  expect: string;
}

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
      { act: "Open the page and read its title.", expect: "The page's name comes first; the language is Italian." },
      { act: "Go to the first stop and activate it.", expect: "«Vai al contenuto»; reading goes on in the main part." },
      { act: "Send the form empty.", expect: "The errors are said once; focus is on the first, and each field says its own." },
      {
        act: "Fill «E-mail» and «Password», show the password, send with «Accedi».",
        expect:
          "Fields say their names and that they are required; the password's button says its state. The home page's heading is heard.",
      },
    ],
  },
  {
    title: "Register",
    start: "/registrazione, with client code C-100021",
    steps: [
      { act: "Read the steps.", expect: "How many there are and which is the current one." },
      {
        act: "Fill «Codice cliente» and «Codice fiscale» wrong, then right, and go on with «Continua».",
        expect: "Each error is heard with its field; the next step's heading is heard.",
      },
      { act: "Choose a password.", expect: "Each rule is heard as met or not, and not with every key." },
      { act: "Finish, and open the link of the sandbox's e-mail.", expect: "The outcome is heard as the page's heading." },
    ],
  },
  {
    title: "Recover a password",
    start: "/utente/recupera-password",
    steps: [
      { act: "Send the form with an address, known or not.", expect: "The same answer for both, as the page's heading." },
      { act: "Open the link of the e-mail and set a new password.", expect: "What the password needs is heard; then that it has changed." },
    ],
  },
  {
    title: "Find and download a bill",
    start: "/bollette, as giulia@esempio.it",
    steps: [
      {
        act: "Move by headings and by landmarks.",
        expect: "«Bollette» at level 1; each bill is a heading or an item with its number, amount and state.",
      },
      {
        act: "Open «Filtra», choose, close with Escape, open again, apply with «Applica».",
        expect:
          "A dialog with its name; focus returns to the button, which says how many filters are active. The new number of results is heard.",
      },
      { act: "Open «Dettaglio» of a bill.", expect: "Expanded is heard; the parts are read as pairs of name and value." },
      { act: "Press «Scarica il PDF».", expect: "The download's progress and its end are heard without moving focus." },
      { act: "Load more bills.", expect: "Focus is on the first new one." },
    ],
  },
  {
    title: "Change the payment of a supply",
    start: "/modifica-pagamento/bank/s-100001001, as giulia@esempio.it",
    steps: [
      { act: "Go on with «Continua» without filling in.", expect: "The errors are heard once and stay with their fields." },
      { act: "Fill in an IBAN with spaces.", expect: "It is taken as it is written; nothing is heard with each key." },
      {
        act: "Confirm with the code of the SMS, pasted.",
        expect: "«Codice di verifica» is one field; the time left is not said each second.",
      },
      { act: "Cancel in between.", expect: "A dialog asks; both answers lead where they say." },
    ],
  },
  {
    title: "Read the consumption",
    start: "/consumi, as giulia@esempio.it",
    steps: [
      { act: "Come to the chart.", expect: "Its name and a summary; the values can be reached one by one." },
      { act: "Choose «Tabella».", expect: "The same values as a table with headers." },
      { act: "Open another supply.", expect: "Expanded is heard, then that its data have come." },
    ],
  },
  {
    title: "Send a meter reading",
    start: "/autolettura, as giulia@esempio.it",
    steps: [
      { act: "Find which supply can be read now.", expect: "Each supply says when its reading can be sent." },
      { act: "Fill in «Cifre del contatore» too low and send with «Invia la lettura».", expect: "The error says the last reading." },
      { act: "Send a right one.", expect: "That it was sent is heard as the page's heading." },
    ],
  },
  {
    title: "Use a voucher",
    start: "/vouchers, as giulia@esempio.it",
    steps: [
      { act: "Open a voucher and show its bar code.", expect: "The code's number can be read as text." },
      { act: "Download it.", expect: "The outcome is heard." },
    ],
  },
  {
    title: "Profile and consents",
    start: "/profilo, as giulia@esempio.it",
    steps: [
      { act: "Change a contact and save it.", expect: "Edited and saved are heard; focus does not get lost." },
      { act: "Switch a consent.", expect: "On or off is heard; where saving fails, that it is back as it was." },
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
