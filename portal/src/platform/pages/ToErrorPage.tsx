import { Navigate, useLocation } from "react-router";
import { hrefTo } from "./paths.ts";

/** Redirects to the error page, which offers to retry the failed page. */
export function ToErrorPage() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={hrefTo("errorPage")} state={{ retry: pathname + search }} />;
}
