import { useLocation, useSearchParams } from "react-router";

/** Name of the query parameter. It is Italian because customers can read and share the address. */
const parameter = "cerca";

/** A search whose text is part of the page's address, so that reload, back and a shared link keep it. */
export interface SearchInAddress {
  /** Text with which the search starts. */
  defaultQuery: string;
  /** Called with each change. It replaces the address, so that each key press is no step back. */
  onQuery: (text: string) => void;
}

export function useSearchInAddress(): SearchInAddress {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const onQuery = (text: string) => {
    const next = new URLSearchParams(query);
    if (text.trim()) next.set(parameter, text);
    else next.delete(parameter);
    setQuery(next, { replace: true, state });
  };
  return { defaultQuery: query.get(parameter)?.slice(0, 80) ?? "", onQuery };
}
