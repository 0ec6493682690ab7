/*
 * Replaces the maps service's script: the part of the Google Maps JavaScript API that address suggestions use, with its names, over the
 * sandbox's own places. It makes no request elsewhere.
 */
(() => {
  const script = document.currentScript;
  const here = new URL(".", script.src);

  const ask = async (path) => {
    const answer = await fetch(new URL(path, here));
    if (!answer.ok) throw new Error(`places: ${answer.status}`);
    return answer.json();
  };

  class AutocompleteSessionToken {}

  class Place {
    constructor({ id }) {
      this.id = id;
    }

    async fetchFields({ fields }) {
      const known = await ask(`places/${encodeURIComponent(this.id)}`);
      for (const field of fields) this[field] = known[field];
      return { place: this };
    }
  }

  class FormattableText {
    constructor(text) {
      this.text = text;
    }

    toString() {
      return this.text;
    }
  }

  const suggestion = ({ id, text }) => ({
    placePrediction: { placeId: id, text: new FormattableText(text), toPlace: () => new Place({ id }) },
  });

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input, includedRegionCodes = [] }) {
      const asked = new URLSearchParams({ input, regions: includedRegionCodes.join(",") });
      const { places } = await ask(`places?${asked}`);
      return { suggestions: places.map(suggestion) };
    },
  };

  const libraries = { places: { AutocompleteSessionToken, AutocompleteSuggestion, Place } };

  window.google = {
    maps: {
      async importLibrary(name) {
        if (!Object.hasOwn(libraries, name)) throw new Error(`no library ${name}`);
        return libraries[name];
      },
    },
  };

  const callback = new URL(script.src).searchParams.get("callback");
  if (callback && typeof window[callback] === "function") window[callback]();
})();
