/** Query parameter of a page with a list: the item that is open beside it. It is Italian because customers can read and share the address. */
export const openedQuery = "aperta";
