import { render, screen } from '@testing-library/react';
import { ClientHeader } from '@/pages/uaa/authorize/components/ClientHeader';

const client = { name: 'Demo', operator: 'Studio', purpose: 'Tries things out.', logo: '' };
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('links to the site and the privacy policy of the application', () => {
  const siteUrl = 'https://demo-web.example.com/';
  const privacyUrl = 'https://demo-web.example.com/privacy';
  render(<ClientHeader client={{ ...client, siteUrl, privacyUrl }} headingRef={null} />);
  expect(hrefs()).toEqual([siteUrl, privacyUrl]);
});

test('shows no link for an application without a site', () => {
  render(<ClientHeader client={client} headingRef={null} />);
  expect(hrefs()).toEqual([]);
});
