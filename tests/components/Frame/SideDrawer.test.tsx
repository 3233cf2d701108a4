import { render, screen } from '@testing-library/react';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { en } from '../../support/messages';

const standard = window.matchMedia;
afterEach(() => {
  window.matchMedia = standard;
});

/** Makes media queries for widths match as in a window of this width. */
function setWidth(width: number) {
  window.matchMedia = (media) => {
    const min = Number(/min-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
    const max = Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
    return { ...standard(media), media, matches: width >= min && width <= max } as MediaQueryList;
  };
}

test.each([
  [390, 'ant-drawer-bottom'],
  [1280, 'ant-drawer-right'],
])('opens at %i px as %s, with a named close button at the end', (width, placement) => {
  setWidth(width);
  render(<SideDrawer open title="Title" />);
  expect(document.querySelector('.side-drawer')?.classList).toContain(placement);
  expect(screen.getByRole('button', { name: en['common.close'] }).classList).toContain(
    'ant-drawer-close-end',
  );
});
