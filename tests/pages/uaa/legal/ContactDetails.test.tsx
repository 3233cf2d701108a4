import { render, screen } from '@testing-library/react';
import { ContactDetails } from '@/pages/uaa/legal/ContactDetails';
import { en } from '../../../support/messages';

let mockContact: { email?: string; phone?: string; hours?: string } | undefined;

jest.mock('@/models/hooks', () => ({
  useGlobal: (select: (state: object) => unknown) => select({ domain: { contact: mockContact } }),
}));

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('links to the address and the number, and shows the hours', () => {
  mockContact = { email: 'help@portal.example.com', phone: '+86 154 0000 0000', hours: 'Weekdays' };
  render(<ContactDetails />);
  expect(hrefs()).toEqual(['mailto:help@portal.example.com', 'tel:+8615400000000']);
  expect(screen.getByText('Weekdays')).toBeTruthy();
});

test('shows an address and a number in an invalid format without a link', () => {
  mockContact = { email: 'javascript:alert(1)', phone: '*21*15400000000#' };
  render(<ContactDetails />);
  expect(hrefs()).toEqual([null, null]);
  expect(screen.getByText('*21*15400000000#')).toBeTruthy();
  expect(screen.queryByText(en['help.hours'])).toBeNull();
});

test.each([undefined, {}, { email: '' }])('shows nothing for the contact %j', (contact) => {
  mockContact = contact;
  expect(render(<ContactDetails />).container.innerHTML).toBe('');
});
