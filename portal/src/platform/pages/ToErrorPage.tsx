import { Navigate, useLocation } from "react-router";
import { hrefTo } from "./paths.ts";

/** Leads to the error page, which offers to try the page that failed again. */
export function ToErrorPage() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={hrefTo("errorPage")} state={{ retry: pathname + search }} />;
}
