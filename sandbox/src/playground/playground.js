/** Script of the playground: it asks the sandbox's own routes, and the sign-in of the contract. */

/** Key and version of the session that the portal reads when it starts (portal/src/platform/session/session.ts). */
const sessionKey = "favilla.authentication";
const sessionVersion = 1;
const shownEvents = 20;

async function ask(path, body, method = body === undefined ? "GET" : "PUT", headers = {}) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } };
  const answer = await fetch(path, { method, ...sent });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json();
}

/** An element with its properties and children; "data-" and "aria-" are attributes. */
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    key.includes("-") ? made.setAttribute(key, value) : Object.assign(made, { [key]: value });
  made.append(...children);
  return made;
}

const line = (text, className = "") => element("p", { className }, text);
const button = (text, onclick, more = {}) => element("button", { type: "button", onclick, ...more }, text);
const card = (title, texts, ...more) =>
  element("div", { className: "card" }, element("div", {}, ...(title ? [element("h3", {}, title)] : []), ...texts), ...more);

const dayOf = (moment) =>
  new Intl.DateTimeFormat("it-IT", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Rome" }).format(new Date(moment));

/** Signs a sample customer in as the portal's page does, and opens the portal. */
async function enter({ email, password }, failed) {
  try {
    const { session } = await ask("/config.json");
    const [headers, own] = session === "cookie" ? [{ "Favilla-Tokens": "cookie" }, { renewals: 0 }] : [{}, {}];
    const answer = await ask("/api/auth/login", { username: email, password }, "POST", headers);
    localStorage.setItem(sessionKey, JSON.stringify({ version: sessionVersion, ...own, ...answer }));
    location.assign("/");
  } catch {
    failed.textContent = "Accesso non riuscito: riprova.";
  }
}

const parts = {
  async people() {
    const failed = element("p", { role: "alert" });
    const people = await ask("/sandbox/sign-ins");
    return [
      failed,
      ...people.map((person) =>
        card(
          person.email,
          [line(person.shows, "soft")],
          button("Accedi", () => enter(person, failed), { "aria-label": `Accedi come ${person.email}` }),
        ),
      ),
    ];
  },
  async scenarios() {
    const [list, faults] = await Promise.all([ask("/sandbox/scenarios"), ask("/sandbox/faults")]);
    const current = list.find((one) => JSON.stringify(one.faults) === JSON.stringify(faults));
    const choice = element(
      "select",
      {
        id: "scenario",
        onchange: async () => {
          await ask("/sandbox/faults", list.find(({ key }) => key === choice.value)?.faults ?? []);
          await draw("scenarios");
        },
      },
      element("option", { value: "" }, "Nessuno: tutto funziona"),
      ...list.map(({ key, name }) => element("option", { value: key }, name)),
    );
    choice.value = current?.key ?? "";
    return [element("label", { htmlFor: "scenario" }, "Problema"), choice, element("p", { role: "status" }, current?.shows ?? "")];
  },
  async clock() {
    const { name, now } = await ask("/sandbox/world");
    const change = async (body, method) => {
      await ask("/sandbox/world", body, method);
      await draw("clock");
    };
    const about = [
      line(
        name
          ? "Questo browser ha dati e orologio suoi: quello che cambi qui non si vede altrove."
          : "Questo browser usa i dati comuni, con l’ora di questo computer o quella con cui è partito il server.",
      ),
      line(`Per il server è il ${dayOf(now)}.`),
    ];
    if (!name) return [...about, button("Usa dati solo miei", () => change({}))];
    const day = element("input", { type: "date", required: true });
    // Ten or eleven o'clock in Rome, far enough from midnight to be on that day.
    const move = (event) => {
      event.preventDefault();
      return change({ now: `${day.value}T09:00:00.000Z` });
    };
    return [
      ...about,
      element(
        "form",
        { onsubmit: move },
        element("label", {}, "Sposta l’orologio al giorno", day),
        element("button", {}, "Sposta"),
        button("Torna ai dati comuni", () => change({}, "DELETE")),
      ),
    ];
  },
  async outbox() {
    const messages = await ask("/sandbox/outbox");
    if (messages.length === 0) return [line("Non è stato mandato ancora niente.")];
    return messages.map(({ to, sent, subject, text, link, code }) =>
      card(subject, [
        line(`A ${to}, ${dayOf(sent)}`, "soft"),
        line(text),
        ...(code ? [line(`Codice ${code}`)] : []),
        ...(link ? [element("p", {}, element("a", { href: link }, `Apri il link di «${subject}»`))] : []),
      ]),
    );
  },
  async telemetry() {
    const { on, events } = await ask("/sandbox/telemetry");
    const none = on ? "Non è ancora arrivato niente." : "Ora non manda niente, come quando nessuno lo chiede.";
    const change = async () => {
      await ask("/sandbox/telemetry", { on: !on });
      await draw("telemetry");
    };
    return [
      ...(events.length === 0 ? [line(none)] : []),
      ...events.slice(0, shownEvents).map(({ time, name, attributes }) =>
        card(name, [
          line(dayOf(time), "soft"),
          line(
            Object.entries(attributes)
              .map(([key, value]) => `${key}: ${value}`)
              .join(" · "),
          ),
        ]),
      ),
      element("p", {}, button(on ? "Non mandarne più" : "Manda segnalazioni qui", change)),
    ];
  },
  async newcomers() {
    const people = await ask("/sandbox/client-codes");
    return people.map(({ clientCode, fiscalCode, email, shows }) =>
      card("", [line(shows), line(`Codice cliente ${clientCode} · codice fiscale ${fiscalCode} · e-mail ${email}`, "soft")]),
    );
  },
};

/** Draws a part anew; if the sandbox does not answer, a sentence and another try. */
async function draw(name) {
  const content = document.querySelector(`[data-part="${name}"] .content`);
  const hadFocus = content.contains(document.activeElement);
  try {
    content.replaceChildren(...(await parts[name]()));
  } catch {
    content.replaceChildren(
      line("Il server di prova non risponde."),
      button("Riprova", () => draw(name)),
    );
  }
  if (hadFocus) content.querySelector("button, select, input")?.focus();
}

for (const again of document.querySelectorAll("[data-again]")) again.addEventListener("click", () => draw(again.dataset.again));
for (const name of Object.keys(parts)) void draw(name);
