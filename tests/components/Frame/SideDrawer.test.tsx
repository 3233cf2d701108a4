import { render, screen } from '@testing-library/react';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { device } from '../../support/fakes/screenWidth';
import { en } from '../../support/messages';

test.each([
  [false, 'ant-drawer-bottom'],
  [true, 'ant-drawer-right'],
])('opens (wide screen: %s) as %s, with a named close button at the end', (wide, placement) => {
  device.wide = wide;
  render(<SideDrawer open title="Title" />);
  expect(document.querySelector('.side-drawer')?.classList).toContain(placement);
  expect(screen.getByRole('button', { name: en['common.close'] }).classList).toContain(
    'ant-drawer-close-end',
  );
});
