/** Tests a link that looks like a button: it has an address for the browser and navigates by the router. */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LinkButton } from '@/components/Action/LinkButton';
import { visits } from '../../support/fakes/umi';

afterEach(() => Reflect.deleteProperty(globalThis, 'PORTAL_BASE'));

/** Clicks the link. Returns true if the click is left to the browser. */
function click(modifiers: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name: 'open' });
  const event = createEvent.click(link, modifiers);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test('opens the page through the router on a plain click', () => {
  render(<LinkButton to="/user/verification">open</LinkButton>);
  expect(click()).toBe(false);
  expect(visits).toEqual(['push /user/verification']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (modifier) => {
    render(<LinkButton to="/user/verification">open</LinkButton>);
    expect(click({ [modifier]: true })).toBe(true);
    expect(visits).toEqual([]);
  },
);

test.each([
  ['/', '/user/appeal?id=1'],
  ['/portal/', '/portal/user/appeal?id=1'],
])('puts the base %s before its address', (base, href) => {
  Object.assign(globalThis, { PORTAL_BASE: base });
  render(<LinkButton to="/user/appeal?id=1">open</LinkButton>);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});

test('links to no other host', () => {
  render(<LinkButton to="//evil.example.com">open</LinkButton>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('renders a disabled button without an address when disabled', () => {
  const { container } = render(
    <LinkButton to="/user/verification" disabled>
      open
    </LinkButton>,
  );
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  expect(container.querySelector('[href]')).toBeNull();
});
