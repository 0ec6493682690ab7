import { createRoot } from "react-dom/client";

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  /** The number of earlier requests that were answered before this one was sent. */
  after: number;
}

/** Sends the portal's requests in its order; the bills are the last response it waits for. */
async function start(): Promise<void> {
  const calls: Call[] = await (await fetch("/assets/control/calls.json")).json();
  const { token } = JSON.parse(localStorage.getItem("favilla.authentication") as string) as { token: string };
  const answers: Promise<unknown>[] = [];
  let done = 0;
  let wake = () => {};
  for (const { url, method, headers, body, after } of calls) {
    while (done < after) await new Promise<void>((resolve) => (wake = resolve));
    const own = headers["authorization"] ? { ...headers, authorization: `Bearer ${token}` } : headers;
    const answer = fetch(url, { method, headers: own, body }).then((response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.text();
    });
    answers.push(answer);
    void answer.finally(() => {
      done++;
      wake();
    });
  }
  const texts = await Promise.all(answers);
  createRoot(document.getElementById("root") as HTMLElement).render(
    <main>
      <h1>Bollette</h1>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once.
        <article key={index}>{String(text).slice(0, 200)}</article>
      ))}
    </main>,
  );
}

void start();
