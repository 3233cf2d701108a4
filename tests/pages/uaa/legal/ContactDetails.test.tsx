import { screen } from '@testing-library/react';
import { ContactDetails } from '@/pages/uaa/legal/ContactDetails';
import { en } from '../../../support/messages';
import { showPage } from '../../../support/render/showPage';

// Uses import() because the transform that hoists jest.mock does not accept imported types.
const show = (contact: import('@/contract').Domain['contact']) =>
  showPage(<ContactDetails />, {
    state: { domain: { enableVerifySecret: '0', siteName: '', redirectHosts: [], contact } },
  });
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('links to the address and the number, and shows the hours', async () => {
  await show({ email: 'help@portal.example.com', phone: '+86 154 0000 0000', hours: 'Weekdays' });
  expect(hrefs()).toEqual(['mailto:help@portal.example.com', 'tel:+8615400000000']);
  expect(screen.getByText('Weekdays')).toBeTruthy();
});

test('shows an address and a number in an invalid format without a link', async () => {
  await show({ email: 'javascript:alert(1)', phone: '*21*15400000000#' });
  expect(hrefs()).toEqual([null, null]);
  expect(screen.getByText('*21*15400000000#')).toBeTruthy();
  expect(screen.queryByText(en['help.hours'])).toBeNull();
});
