import { fireEvent, render, screen } from '@testing-library/react';
import { AppLogo } from '@/components/Value/AppLogo';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { ServerPicture } from '@/components/Value/ServerPicture';

const LOGO = 'data:image/png;base64,AA==';
const ACTS = ['/anonApi/custom/logout', '/anonApi/custom/logout.png', 'javascript:alert(1)'];

const picture = () => document.querySelector('img');

test('shows a picture, and after an error its fallback until the source changes', () => {
  const broken = jest.fn();
  const show = (src: unknown) => (
    <ServerPicture src={src} alt="code" fallback={<b>none</b>} onBroken={broken} />
  );
  const { rerender } = render(show(LOGO));
  expect(screen.getByAltText('code').getAttribute('src')).toBe(LOGO);
  expect(broken).not.toHaveBeenCalled();
  fireEvent.error(picture() as HTMLElement);
  expect(broken).toHaveBeenCalledTimes(1);
  expect(screen.getByText('none')).toBeTruthy();
  rerender(show('/logos/app.png'));
  expect(picture()?.getAttribute('src')).toBe('/logos/app.png');
});

test.each(ACTS)('treats %s as broken and never requests it', (src) => {
  const broken = jest.fn();
  render(<ServerPicture src={src} alt="" fallback={<b>none</b>} onBroken={broken} />);
  expect(picture()).toBeNull();
  expect(screen.getByText('none')).toBeTruthy();
  expect(broken).toHaveBeenCalled();
});

test.each([...ACTS, ''])(
  'shows the initials for the logo %j, and the first letter for such an avatar',
  (src) => {
    render(<AppLogo logo={src} name="City Card" />);
    expect(screen.getByText('CC')).toBeTruthy();
    render(<PersonAvatar avatar={src} name="Test" size={24} />);
    expect(screen.getByText('T')).toBeTruthy();
    expect(picture()).toBeNull();
  },
);

test('shows a logo and an avatar', () => {
  render(<AppLogo logo={LOGO} name="City Card" />);
  expect(picture()?.getAttribute('src')).toBe(LOGO);
  render(<PersonAvatar avatar={LOGO} name="Test" size={24} alt="Test" />);
  expect(screen.getByAltText('Test').getAttribute('src')).toBe(LOGO);
});
