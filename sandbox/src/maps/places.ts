/** A real municipality: name, province code, the maps service's name of its province, postal code. */
type Town = readonly [name: string, code: string, province: string, postalCode: string];

const towns: readonly Town[] = [
  ["Bologna", "BO", "Città metropolitana di Bologna", "40121"],
  ["Casalecchio di Reno", "BO", "Città metropolitana di Bologna", "40033"],
  ["Modena", "MO", "Provincia di Modena", "41121"],
  ["Parma", "PR", "Provincia di Parma", "43121"],
  ["Rimini", "RN", "Provincia di Rimini", "47921"],
  ["Milano", "MI", "Città metropolitana di Milano", "20121"],
  ["Monza", "MB", "Provincia di Monza e della Brianza", "20900"],
  ["Varese", "VA", "Provincia di Varese", "21100"],
  ["Torino", "TO", "Città metropolitana di Torino", "10121"],
  ["Verbania", "VB", "Provincia del Verbano-Cusio-Ossola", "28921"],
  ["Aosta", "AO", "Valle d’Aosta", "11100"],
  ["Bolzano", "BZ", "Provincia autonoma di Bolzano", "39100"],
  ["Venezia", "VE", "Città metropolitana di Venezia", "30121"],
  ["Genova", "GE", "Città metropolitana di Genova", "16121"],
  ["Firenze", "FI", "Città metropolitana di Firenze", "50121"],
  ["Perugia", "PG", "Provincia di Perugia", "06121"],
  ["L’Aquila", "AQ", "Provincia dell’Aquila", "67100"],
  ["Roma", "RM", "Città metropolitana di Roma", "00184"],
  ["Napoli", "NA", "Città metropolitana di Napoli", "80121"],
  ["Bari", "BA", "Città metropolitana di Bari", "70121"],
  ["Lecce", "LE", "Provincia di Lecce", "73100"],
  ["Reggio di Calabria", "RC", "Città metropolitana di Reggio di Calabria", "89121"],
  ["Palermo", "PA", "Città metropolitana di Palermo", "90121"],
  ["Agrigento", "AG", "Libero consorzio comunale di Agrigento", "92100"],
  ["Cagliari", "CA", "Città metropolitana di Cagliari", "09121"],
];

/** Invented streets. */
const streets = [
  "Via Fittizia",
  "Via dei Tigli Immaginari",
  "Via Immaginaria",
  "Via delle Eccezioni",
  "Via dei Portici Inventati",
  "Viale del Faro Inventato",
  "Piazza Campione",
  "Corso dell’Esempio",
  "Largo delle Prove",
  "Vicolo Senza Nome",
];

export interface AddressComponent {
  longText: string;
  shortText: string;
  types: string[];
}

interface Place {
  id: string;
  /** One line, as suggestions show it. */
  text: string;
  /** Two lower-case letters. */
  region: string;
  addressComponents: AddressComponent[];
}

const component = (longText: string, shortText: string, ...types: string[]): AddressComponent => ({ longText, shortText, types });

function place(index: number, street: string | null, number: string | null): Place | undefined {
  const [name, code, province, postalCode] = towns[index] ?? [];
  if (!name || !code || !province || !postalCode) return undefined;
  const parts = [...(street ? [street] : []), ...(number ? [number] : []), `${name} ${code}`, "Italia"];
  return {
    id: `it-${index}-${street === null ? "" : streets.indexOf(street)}-${number ?? ""}`,
    text: parts.join(", "),
    region: "it",
    addressComponents: [
      ...(number ? [component(number, number, "street_number")] : []),
      ...(street ? [component(street, street, "route")] : []),
      component(name, name, "locality", "political"),
      component(name, name, "administrative_area_level_3", "political"),
      component(province, code, "administrative_area_level_2", "political"),
      component("Italia", "IT", "country", "political"),
      ...(street ? [component(postalCode, postalCode, "postal_code")] : []),
    ],
  };
}

/** One place abroad: it shows that suggestions are restricted to a country. */
const abroad: Place = {
  id: "ch-0",
  text: "Via Fittizia, Lugano, Svizzera",
  region: "ch",
  addressComponents: [
    component("Via Fittizia", "Via Fittizia", "route"),
    component("Lugano", "Lugano", "locality", "political"),
    component("Svizzera", "CH", "country", "political"),
    component("6900", "6900", "postal_code"),
  ],
};

/** Words in lower case without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9/]+/)
    .filter(Boolean);

const mostPlaces = 5;

/** Places whose words begin with the typed text, whole towns first; a number in the text is the civic number. */
export function searchPlaces(input: string, regions: readonly string[]): Place[] {
  const typed = wordsOf(input);
  const number = typed.find((word) => /^[0-9]/.test(word))?.toUpperCase() ?? null;
  const words = typed.filter((word) => !/^[0-9]/.test(word));
  if (words.length === 0) return [];
  const fits = ({ text }: Place) => {
    const placeWords = wordsOf(text);
    return words.every((word) => placeWords.some((one) => one.startsWith(word)));
  };
  const inStreets = towns.flatMap((_, index) => streets.flatMap((street) => place(index, street, number) ?? []));
  const whole = number === null ? towns.flatMap((_, index) => place(index, null, null) ?? []) : [];
  return [...whole, ...inStreets, abroad]
    .filter((one) => (regions.length === 0 || regions.includes(one.region)) && fits(one))
    .slice(0, mostPlaces);
}

/** The place of an id from a search. */
export function placeById(id: string): Place | undefined {
  if (id === abroad.id) return abroad;
  const [, town, street, number] = /^it-(\d{1,3})-(\d{0,2})-([0-9][0-9A-Z/]{0,9})?$/.exec(id) ?? [];
  if (town === undefined || (street && !streets[Number(street)])) return undefined;
  return place(Number(town), street ? (streets[Number(street)] ?? null) : null, number ?? null);
}
