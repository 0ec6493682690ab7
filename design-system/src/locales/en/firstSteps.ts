import type { firstStepsMessages } from "../../home/firstStepsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `firstStepsMessages`. */
export const words: WordsOf<typeof firstStepsMessages> = {
  welcome: "We are at the beginning",
  welcomeText: "We’ll see to it: here you can follow how far we have got, and you don’t have to do anything.",
  welcomeNoSupply: "Your customer area is ready: only a supply is missing.",
  welcomeSteps: "The first steps",
  stepAccount: "Your customer area is active",
  stepActivation: "We are activating the supply “{name}”",
  stepActivationText: "We talk to the distributor: your supply is not interrupted.",
  stepNoSupply: "When you ask for one, you follow its activation here.",
  stepBill: "You are a new customer: the first bill comes after the first period of consumption, and you find it here.",
  seeSupply: "See the supply",
  seeSupplies: "See the supplies",
};
