/** jsdom opens no other page. This records each attempt of the page to do so. */

/** Every document that the page has opened, as 'assign https://…', 'replace https://…' or 'reload'. */
export const departures: string[] = [];

type Way = 'assign' | 'replace' | 'reload';

// The methods of window.location cannot be replaced, but they call those of an object behind it.
const [inner] = Object.getOwnPropertySymbols(window.location);
const location = (window.location as unknown as Record<symbol, Record<Way, (address?: string) => void>>)[
  inner as symbol
];
for (const way of ['assign', 'replace', 'reload'] as const) {
  if (location) location[way] = (address) => void departures.push([way, address].filter(Boolean).join(' '));
}

beforeEach(() => {
  departures.length = 0;
});
