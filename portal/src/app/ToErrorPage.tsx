import { Redirect, useLocation } from "./router.tsx";

/** Leads to the error page, which offers to try the page that failed again. */
export function ToErrorPage() {
  const { pathname, search } = useLocation();
  return <Redirect to="/error" state={{ retry: pathname + search }} />;
}
