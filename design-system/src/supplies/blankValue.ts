/** Value of a closed panel that is not known: an empty line, so that nothing moves when it comes. */
export const blankValue = "\u00a0";
