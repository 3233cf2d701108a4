import { render, screen } from '@testing-library/react';
import { DAY } from '@/constants';
import { CertificateSummary } from '@/features/certificate/components/CertificateSummary';
import { formatDate } from '@/utils/i18n/dates';
import { en } from '../../support/messages';

const inDays = (days: number) => new Date(Date.now() + days * DAY);

function show(from: number, to: number) {
  const facts = { subject: '测试甲', issuer: 'Demo CA', notBefore: inDays(from), notAfter: inDays(to) };
  render(<CertificateSummary facts={facts} />);
  return { from: formatDate(facts.notBefore.toISOString()), to: formatDate(facts.notAfter.toISOString()) };
}

test('shows the subject and the issuer of a valid certificate without a hint', () => {
  show(-1, 1);
  expect(screen.getByText('测试甲')).toBeTruthy();
  expect(screen.getByText('Demo CA')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows that the certificate has expired by the clock of the device', () => {
  const { to } = show(-9, -1);
  const hint = screen.getByRole('status').textContent;
  expect(hint).toContain(en['certificate.clock.expired'].replace('{at}', to));
});

test('shows that the certificate is not valid yet by the clock of the device', () => {
  const { from } = show(1, 9);
  const hint = screen.getByRole('status').textContent;
  expect(hint).toContain(en['certificate.clock.notYet'].replace('{at}', from));
});
