import { useCallback, useEffect, useState } from "react";
import type { Load } from "../loading/load.ts";

/** Something that a visitor's page asks for once, when it is wanted; a failure can be tried again. Give it a function of the module. */
export function useFetched<T>(fetch: () => Promise<T>, wanted = true): Load<T> {
  const [load, setLoad] = useState<Load<T>>({ state: "Unset" });
  const attempt = useCallback(() => {
    setLoad({ state: "Loading" });
    fetch().then(
      (data) => setLoad({ state: "Loaded", data }),
      (error: unknown) => setLoad({ state: "LoadFailure", error, retry: attempt }),
    );
  }, [fetch]);
  useEffect(() => {
    if (wanted) attempt();
  }, [wanted, attempt]);
  return load;
}
