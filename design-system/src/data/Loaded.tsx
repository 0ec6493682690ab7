import type { ReactNode } from "react";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useFailureText } from "../theme/failureText.ts";
import type { Load, LoadFailure } from "./load.ts";

export interface LoadedProps<T> {
  /** State of the data (AP-08). */
  load: Load<T>;
  /** Shown until the data come: the skeleton of what will stand in their place. */
  loading: ReactNode;
  /** Shown if there are no data. @default nothing */
  empty?: ReactNode;
  /** Title of the panel after a failure: "Non riusciamo a caricare i tuoi dati". @default "Qualcosa non ha funzionato" */
  failedTitle?: string | undefined;
  /** Heading level of that title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Header of the page, if only the loaded data draw one: it stands above the panel. @default none */
  failedHeader?: ReactNode;
  /** Replaces the panel. @default a `ServerErrorPanel` with "Riprova" and the text of `explainFailure` */
  failure?: ((failure: LoadFailure) => ReactNode) | undefined;
  children: (data: T) => ReactNode;
}

/** Data of a server in each state: loading, failed, empty or loaded. It adds no element of its own. */
export function Loaded<T>({ load, loading, empty, failedTitle, headingLevel, failedHeader, failure, children }: LoadedProps<T>) {
  const failureText = useFailureText();
  switch (load.state) {
    case "Unset":
    case "Loading":
      return loading;
    case "NoDataFound":
      return empty;
    case "LoadFailure":
      if (failure) return failure(load);
      return (
        <>
          {failedHeader}
          <ServerErrorPanel title={failedTitle} headingLevel={headingLevel} description={failureText(load.error)} onRetry={load.retry} />
        </>
      );
    case "Loaded":
      return children(load.data);
  }
}
