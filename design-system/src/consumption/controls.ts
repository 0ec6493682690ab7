/** Container of the row of controls, whose width decides how much they say. */
export const controlsContainer = "consumption-controls";

/** In a narrow row signs stand in place of words. */
export const controlsNarrow = `${controlsContainer} (width < 40rem)`;
/** The row of a phone, from 360 px of the page on: its controls share the room between them. */
export const controlsTight = `${controlsContainer} (width < 27rem)`;
/** A row of less than 20rem leaves out the sign of the filter, one of less than 18rem breaks into two. */
export const controlsSmall = `${controlsContainer} (width < 20rem)`;
export const controlsTiny = `${controlsContainer} (width < 18rem)`;
