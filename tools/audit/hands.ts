import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { array, literal, object, string, union } from "zod/mini";
import { root } from "../../scripts/setup.mjs";
import type { Step } from "./journeys.ts";

/** A browser, phone or assistive technology that no program of this repository can run, and ten minutes of what to try in it. */
export interface Device {
  id: string;
  name: string;
  /** Settings to make before the first step. */
  setUp: string;
  steps: readonly Step[];
}

const signIn: Step = [
  "Open the portal's address, go to «Accedi» and sign in as giulia@esempio.it.",
  "The password manager offers to save; the home page begins with what is to pay.",
];
const billPdf: Step = [
  "Open «Bollette», the first bill's «Dettaglio», then «Scarica il PDF».",
  "The PDF opens or is saved under the bill's number; the way back leads to the same place of the list.",
];
const reading: Step = [
  "Open /autolettura/inserisci?fornitura=s-100001002 and type a reading.",
  "The keyboard of digits opens; «Invia la lettura» stays in sight above it; «Lettura inviata» comes.",
];
const code: Step = [
  "Open /modifica-pagamento/bank/s-100001001, fill in an IBAN by pasting, and go on to the code of the SMS.",
  "IBAN in groups of four; the code's field asks for digits and takes a pasted code; the page does not zoom in when a field gets focus.",
];
const largeText: Step = [
  "Set the largest text of the system, and return to home and bills.",
  "Nothing is cut off, nothing scrolls sideways.",
];
const turn: Step = ["Turn the phone sideways in a dialog, a filter and the chart.", "Everything can be reached; the dialog scrolls."];
const byEar: readonly Step[] = [
  ["Read home from top to bottom.", "Title, headings and amounts in Italian, in the order that is seen; no icon is spoken."],
  ["Sign in with a wrong password, then the right one.", "The error is spoken at once; focus is in the form."],
  ["Move by headings on «Bollette» and open the first «Dettaglio».", "Each bill is a heading; expanded is said."],
  [
    "Open «Altri filtri», choose one, apply with «Applica».",
    "A dialog with its name; the number of bills is said; focus is back on the button.",
  ],
  ["Read the chart of «Consumi», then choose «Tabella».", "The chart's name and each value; the table says its columns."],
  ["Send a reading at /autolettura/inserisci?fornitura=s-100001002.", "The field's hint is said with it; the result is said at once."],
];

/** The devices, with about ten minutes of steps each. */
export const devices: readonly Device[] = [
  {
    id: "iphone-safari",
    name: "iPhone, Safari (newest iOS, and iOS 16)",
    setUp: "Open the address in Safari, not signed in. Then once more from a private tab, and from the home screen (“Add to Home Screen”).",
    steps: [
      signIn,
      billPdf,
      reading,
      code,
      [
        "Swipe back from a bill to the list, and from the list to home.",
        "The page before comes at once, where it was left; no bill is seen after signing out.",
      ],
      [
        "Use Safari's reader mode and its translation on a bill.",
        "Amount and due date are readable; the page still reacts after the translation.",
      ],
      turn,
      largeText,
    ],
  },
  {
    id: "iphone-old",
    name: "iPhone with iOS 15.4 to 15.8",
    setUp: "iPhone 6s to 7, or a simulator of Xcode. The promise is “readable” (docs/browsers.md).",
    steps: [
      signIn,
      billPdf,
      ["Open the menu, the filter and a dialog.", "They open and close, if without transition."],
      ["Open «Consumi» and «Fornitura».", "Figures can be read; the layout is the narrow one."],
      ["Open the portal in iOS 15.3 or older.", "A message with the telephone number; the page is never blank."],
    ],
  },
  {
    id: "iphone-voiceover",
    name: "VoiceOver with Safari, iPhone",
    setUp: "Settings, Accessibility, VoiceOver; voice Italian. Swipe right and left, double tap.",
    steps: [
      ...byEar,
      ["Open the menu and leave it by the gesture of two fingers (Z).", "It closes; the cursor is on the button that opened it."],
      ["Use the rotor for headings, links and form fields.", "Each list is complete and says where a link leads."],
    ],
  },
  {
    id: "android-chrome",
    name: "Android phone, Chrome, and Samsung Internet",
    setUp: "A phone of low price and four years of age; both browsers.",
    steps: [
      signIn,
      billPdf,
      reading,
      code,
      [
        "Go back by the gesture from a dialog, a filter with changes, and the second step of a change of payment.",
        "The dialog closes or asks first; nothing typed is lost.",
      ],
      ["Switch on “Force dark pages” or Samsung's dark mode.", "Texts, amounts and the chart keep their contrast."],
      ["Switch to flight mode on «Bollette», press a link, switch back.", "The page says that there is no connection, with a way on."],
      turn,
      largeText,
    ],
  },
  {
    id: "android-old",
    name: "Android phone with Chrome 99 to 115, and Firefox on Android",
    setUp:
      "A phone whose Chrome is no longer renewed (Android 7 to 9): Chrome 111 is “whole”, Chrome 99 “readable” (docs/browsers.md). Firefox on any phone.",
    steps: [
      signIn,
      billPdf,
      reading,
      [
        "Open the menu, the filter and a dialog, and leave each by the gesture or button for going back.",
        "They open and close; the page below is unchanged.",
      ],
      ["Open «Consumi» and «Fornitura».", "Figures can be read; below Chrome 105 the layout is the narrow one."],
    ],
  },
  {
    id: "android-talkback",
    name: "TalkBack with Chrome, Android",
    setUp: "Settings, Accessibility, TalkBack; language Italian.",
    steps: [...byEar, ["Explore by touch the amounts, tags and the chart.", "What is under the finger is said, with its unit."]],
  },
  {
    id: "mac-ipad-safari",
    name: "Safari on macOS and on an iPad",
    setUp: "The newest Safari, and Safari 16. Then once more in a private window with all cookies blocked.",
    steps: [
      signIn,
      billPdf,
      code,
      [
        "Look at fields, selects, check boxes, scrollbars and where focus is.",
        "They look as in the other browsers; the ring follows the corners.",
      ],
      ["Open the reader on a bill's page and on «Accessibilità».", "Amount, due date and text are there, in the right order."],
      [
        "Sign in with storage blocked, open a bill, reload.",
        "A sentence says that the access cannot be kept; after reloading, sign-in comes.",
      ],
      [
        "On the iPad use half and a third of the screen, and a keyboard.",
        "Menu and tables change to their narrow form; every key works as on a computer.",
      ],
      ["Print bills and a bill.", "Whole, without controls, nothing cut off at the edge."],
    ],
  },
  {
    id: "mac-voiceover",
    name: "VoiceOver with Safari, macOS",
    setUp: "Once with “Press Tab to highlight each item” of Safari on, once off.",
    steps: [
      ...byEar,
      [
        "Go through sign-in, menu and filter with Tab in both settings.",
        "Off: Tab passes over links, and Option and Tab reach them; buttons and fields are reached always.",
      ],
      ["Print a bill's page with Cmd and P.", "The whole bill on paper, without controls."],
    ],
  },
  {
    id: "windows-nvda",
    name: "NVDA with Firefox, Windows",
    setUp: "NVDA 2024 or newer, voice Italian; browse mode, then focus mode.",
    steps: [...byEar, ["Read the table of «Estratto conto» by cells.", "Column and value are said; sorting says its order."]],
  },
  {
    id: "windows-jaws",
    name: "JAWS with Chrome, Windows",
    setUp: "JAWS 2023 or newer, Italian.",
    steps: [...byEar, ["Choose a date in the calendar of «Altri filtri».", "The day, its weekday and that it is chosen are said."]],
  },
  {
    id: "windows-narrator",
    name: "Narrator with Edge, Windows",
    setUp: "Narrator with an Italian voice; scan mode on, then off in forms.",
    steps: [...byEar, ["Press Caps Lock and F6, then F5, on «Bollette».", "Headings and landmarks are listed, in Italian and complete."]],
  },
  {
    id: "voice-control",
    name: "Voice control: iPhone, macOS, Voice Access on Android and Windows",
    setUp: "Language Italian. Nothing but the voice.",
    steps: [
      ["Sign in by saying the names of fields and buttons.", "Each is reached by the words that are seen on it."],
      [
        "Say “Tocca Dettaglio” on «Bollette», then the number beside the bill that you want.",
        "The numbers stand beside what can be pressed; the right bill opens.",
      ],
      ["Open «Altri filtri», tick «Pagate», say «Applica».", "Boxes and buttons are found by their words."],
      ["Change the way of payment up to the code.", "Every step can be done; nothing needs a gesture."],
    ],
  },
  {
    id: "magnifiers",
    name: "Magnifiers: ZoomText or Windows Magnifier, Zoom of macOS and iPhone",
    setUp: "Four to eight times as large, following focus and pointer.",
    steps: [
      signIn,
      ["Send a form with an error.", "The view moves to the first error, and its text is near the field."],
      ["Open a dialog, a menu and a calendar with the keyboard.", "The view follows; nothing opens far from its button."],
      ["Press «Scarica il PDF» and wait for what is said.", "Progress and result are near the button, or are spoken."],
    ],
  },
  {
    id: "switches",
    name: "Switch control: iPhone, Android",
    setUp: "One switch, automatic scanning; the phone's volume key will do.",
    steps: [
      signIn,
      ["Go from home to a bill and back.", "Each stop is one thing that can be pressed; none is empty, none comes twice."],
      ["Open and leave the menu, a filter and a dialog.", "Scanning stays inside, and goes on where it was."],
      ["Send a reading.", "There is no limit of time; what was typed stays."],
    ],
  },
  {
    id: "windows-contrast",
    name: "Edge with a contrast theme, Windows",
    setUp: "Settings, Accessibility, Contrast themes: one dark, one light. Then zoom 400 %, and a minimum font size of 20.",
    steps: [
      signIn,
      [
        "Look at home, bills, the chart and the voucher's bar code.",
        "Each control, its state and its focus can be told; the bar code can be scanned.",
      ],
      ["Go through a filter and a dialog by keyboard.", "Where focus is can always be seen."],
      ["Read home and a bill at 400 %, then with the minimum font size.", "One column; nothing is cut off."],
    ],
  },
  {
    id: "helpers",
    name: "Password managers, translators and blockers, Chrome and Firefox on a computer",
    setUp: "A password manager that fills in fields, the browser's translation into German, a blocker of advertisements and third parties.",
    steps: [
      [
        "Register and sign in with what the manager fills in.",
        "Fields accept it, errors go away, no field is filled in with something else.",
      ],
      [
        "Let «Indirizzo per le bollette» be filled in from the browser's address.",
        "Street, number, postcode and place go where they belong.",
      ],
      ["Translate home, open bills, filter, go back.", "Nothing crashes; amounts stay."],
      [
        "Go through home, bills and consumption with the blocker.",
        "Nothing lacks but the map and the address suggestions, if they are another site's.",
      ],
    ],
  },
];

const trial = object({
  device: string(),
  /** Versions of system, browser and assistive technology. */
  versions: string(),
  /** YYYY-MM-DD. */
  date: string(),
  by: string(),
  result: union([literal("Works"), literal("Works with difficulty"), literal("Does not work")]),
  notes: string(),
});

/** The result of one trial by a person, as tests/hands.json has it. */
export type Trial = ReturnType<typeof readTrials>[number];

/** Reads the results of people's trials. Throws an error that names a wrong field or an unknown device. */
export function readTrials(file = join(root, "tests/hands.json")) {
  const trials = existsSync(file) ? array(trial).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  const unknown = trials.find(({ device }) => !devices.some(({ id }) => id === device));
  if (unknown) throw new Error(`tests/hands.json: "${unknown.device}" is not one of ${devices.map(({ id }) => id).join(", ")}`);
  return trials;
}

/** Returns the latest trial of a device, if there is one. */
export const latestTrial = (trials: readonly Trial[], id: string): Trial | undefined =>
  trials
    .filter(({ device }) => device === id)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);

/** Returns docs/guides/hands.md: a test compares the file with it, and `vitest -u` writes the file. */
export const handsGuide = (): string => `# By hand: browsers, phones and screen readers

No program of this repository runs Safari, a phone, a screen reader, a magnifier, voice control or a password manager. For each of them there are ten minutes of steps. Start the portal with \`npm start -- --host 0.0.0.0\` on a computer of the same network, or open an installation with the sandbox; \`npm start\` prints the sample customers and their password. Codes and e-mails are on /playground, under «Posta in uscita».

Write what happened into \`tests/hands.json\`, one entry for each trial:

\`\`\`json
{ "device": "iphone-safari", "versions": "iOS 26.1, iPhone SE", "date": "2026-12-01", "by": "M. Prova", "result": "Works with difficulty", "notes": "Step 3: the button is below the keyboard." }
\`\`\`

\`result\` is "Works", "Works with difficulty" or "Does not work". \`npm run audit\` shows the latest of each device in \`protocol.html\`, and which have none. A fault becomes an issue with the device's id and the number of the step.
${devices
  .map(
    ({ id, name, setUp, steps }) => `
## ${name}

\`${id}\`. ${setUp}

| | do | expect |
|---|---|---|
${steps.map(([act, heard], index) => `| ${index + 1} | ${act} | ${heard} |`).join("\n")}
`,
  )
  .join("")}`;
