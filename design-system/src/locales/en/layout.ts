import type { layoutMessages } from "../../layout/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `layoutMessages`. */
export const words: WordsOf<typeof layoutMessages> = {
  skip: "Skip to content",
  menu: "Menu",
  mainMenu: "Main menu",
  userPages: "Your pages",
  userMenu: "Menu of {name}",
  notifications: "Notifications",
  unread: "{count} unread",
  logout: "Sign out",
  login: "Sign in",
  account: "Your account",
  carousel: "carousel",
  previous: "Previous",
  next: "Next",
  position: "{position} of {count}",
  positions: "{position} to {last} of {count}",
  steps: "Steps",
  step: "Step {current} of {count}",
  stepDone: "done",
  help: "Do you need help?",
  helpPhone: "Call",
  language: "Language",
  mode: "Appearance",
  modeSystem: "Same as the device",
  modeLight: "Light",
  modeDark: "Dark",
  modeContrast: "High contrast",
};
