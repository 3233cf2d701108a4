import { act, fireEvent, render, screen } from '@testing-library/react';
import { ClientLink, ServerLink } from '@/components/Action/ServerLink';
import { allowHosts } from '@/utils/routing/sanitizeAddress';

jest.mock('@umijs/max', () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-router="">
      {children}
    </a>
  ),
}));

afterEach(() => allowHosts([]));

const link = () => screen.queryByRole('link');

test.each(['/user/verification', '/user/appeal?pageNumber=2', '/uaa/appeal?reason=OTHER#form'])(
  'renders a router link for the portal page %s',
  (to) => {
    render(<ServerLink to={to}>more</ServerLink>);
    expect(link()?.getAttribute('href')).toBe(to);
    expect(link()?.hasAttribute('data-router')).toBe(true);
  },
);

// tests/utils/routing has more addresses that are not allowed.
test.each(['//evil.example.com/login', 'javascript:alert(1)', '/uaa/logout', null])(
  'renders the text without a link for %j',
  (to) => {
    render(<ServerLink to={to}>more</ServerLink>);
    expect(link()).toBeNull();
    expect(screen.getByText('more')).toBeTruthy();
  },
);

test('updates the link when the allowed hosts change', () => {
  render(<ServerLink to="https://help.example.org/a">more</ServerLink>);
  expect(link()).toBeNull();
  act(() => allowHosts(['help.example.org']));
  expect(link()?.getAttribute('href')).toBe('https://help.example.org/a');
  act(() => allowHosts([]));
  expect(link()).toBeNull();
});

test('renders a plain link for https on an allowed host, and none for http', () => {
  allowHosts(['help.example.org']);
  const followed = jest.fn();
  const { rerender } = render(
    <ServerLink to="https://help.example.org/a" onClick={followed}>
      more
    </ServerLink>,
  );
  expect(link()?.getAttribute('href')).toBe('https://help.example.org/a');
  expect(link()?.hasAttribute('data-router')).toBe(false);
  link()?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link() as HTMLElement);
  expect(followed).toHaveBeenCalledTimes(1);
  rerender(<ServerLink to="http://help.example.org/a">more</ServerLink>);
  expect(link()).toBeNull();
});

describe('ClientLink', () => {
  test('opens the application’s page in a new tab without a referrer', () => {
    render(<ClientLink to="https://demo-web.example.com/privacy">more</ClientLink>);
    expect(link()?.getAttribute('href')).toBe('https://demo-web.example.com/privacy');
    expect(link()?.getAttribute('target')).toBe('_blank');
    expect(link()?.getAttribute('rel')).toBe('noreferrer');
  });

  test.each([
    'http://127.0.0.1:8090/privacy',
    'javascript:alert(1)',
    '/uaa/privacy',
    window.location.origin,
    undefined,
  ])('shows no link to %j, which is no page of an application', (to) => {
    const { container } = render(<ClientLink to={to}>more</ClientLink>);
    expect(container.innerHTML).toBe('');
  });
});
