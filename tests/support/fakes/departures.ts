/** Records each attempt of a page to open another document, because jsdom opens none. */

/** The attempts so far, as 'assign https://…', 'replace https://…' or 'reload'. */
export const departures: string[] = [];

type Method = 'assign' | 'replace' | 'reload';

// The methods of window.location cannot be replaced, but those of the jsdom object that they call can.
const [implementation] = Object.getOwnPropertySymbols(window.location);
const location = (window.location as unknown as Record<symbol, Record<Method, (address?: string) => void>>)[
  implementation as symbol
];
for (const method of ['assign', 'replace', 'reload'] as const) {
  if (location)
    location[method] = (address) => void departures.push([method, address].filter(Boolean).join(' '));
}

beforeEach(() => {
  departures.length = 0;
});
