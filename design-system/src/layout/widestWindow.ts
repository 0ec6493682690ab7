/** Window width from which there are three columns on home, and two in the detail beside a list: 1680 px. */
export const widestWindow = "(min-width: 105rem)";
