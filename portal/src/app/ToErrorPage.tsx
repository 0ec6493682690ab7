import { Navigate, useLocation } from "react-router";

/** Leads to the error page, which offers to try the page that failed again. */
export function ToErrorPage() {
  const { pathname, search } = useLocation();
  return <Navigate replace to="/error" state={{ retry: pathname + search }} />;
}
