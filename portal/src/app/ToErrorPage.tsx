import { Navigate, useLocation } from "react-router-dom";

/** Leads to the error page, which offers to try the page that failed again. */
export function ToErrorPage() {
  const { pathname, search } = useLocation();
  return <Navigate to="/error" replace state={{ retry: pathname + search }} />;
}
