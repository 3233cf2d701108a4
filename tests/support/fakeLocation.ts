/** Replaces a method of `window.location` in jsdom, which implements no navigation and protects its properties. */
export function spyOnLocation(method: 'assign' | 'reload' | 'replace') {
  // The properties of the wrapper cannot be changed; those of the object inside can.
  const [inner] = Object.getOwnPropertySymbols(window.location);
  const location = (window.location as unknown as Record<symbol, Location>)[inner as symbol] as Location;
  return jest.spyOn(location, method).mockImplementation(() => undefined);
}
