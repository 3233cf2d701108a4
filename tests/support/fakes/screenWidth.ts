/**
 * Media queries for antd's grid, which jsdom does not implement: all match on a wide screen, and none on a narrow one. Each
 * test begins with a wide screen.
 */
export const device = { wide: true };

window.matchMedia = (media) =>
  ({
    media,
    get matches() {
      return device.wide;
    },
    addListener: (listener: (query: object) => void) => listener({ matches: device.wide }),
    removeListener: jest.fn(),
  }) as never;

beforeEach(() => {
  device.wide = true;
});
