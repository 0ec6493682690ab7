import "./composed.css";
import "./floor-composed.css";
import { composedList, type Kit } from "./ComposedList.tsx";
import { drive } from "./drive.tsx";

const chevron = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m6 9 6 6 6-6" />
  </svg>
);

/** Bare React: one element for each part, classes written by hand. */
const floor: Kit = {
  Card: ({ children }) => <li className="card">{children}</li>,
  Heading: ({ children }) => <h2>{children}</h2>,
  Text: ({ size, tone, children }) => <p className={[size, tone].filter(Boolean).join(" ")}>{children}</p>,
  Tag: ({ tone, children }) => <span className={`tag ${tone}`}>{children}</span>,
  Button: ({ size, onClick, children }) => (
    <button type="button" className={size === "small" ? "button small-button" : "button"} onClick={onClick}>
      {children}
    </button>
  ),
  Disclosure: ({ summary, children }) => (
    <details>
      <summary>
        {chevron}
        {summary}
      </summary>
      <div>{children}</div>
    </details>
  ),
};

void drive(composedList(floor));
