/** Custom property with the width of the menu beside the content, for what is fixed to the window. It is not set where there is no menu. */
export const menuSpace = "--favilla-menu-space";
