import { render, screen } from '@testing-library/react';
import { CertificateSummary } from '@/features/certificate/components/CertificateSummary';
import { formatDate } from '@/utils/i18n/dates';
import { en } from '../../support/messages';

const facts = {
  subject: '测试甲',
  issuer: 'Demo CA',
  notBefore: new Date('2026-01-01'),
  notAfter: new Date('2027-01-01'),
};

/** Shows the certificate on a device with this time. */
function showAt(time: string) {
  jest.useFakeTimers({ now: new Date(time) });
  render(<CertificateSummary facts={facts} />);
}

afterEach(() => jest.useRealTimers());

test.each(['2026-01-01', '2026-06-01', '2027-01-01'])(
  'shows the subject and the issuer of a certificate that is valid on %s without a hint',
  (time) => {
    showAt(time);
    expect(screen.getByText('测试甲')).toBeTruthy();
    expect(screen.getByText('Demo CA')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test.each([
  ['is not valid yet', '2025-12-31', 'certificate.clock.notYet', facts.notBefore],
  ['has expired', '2027-01-02', 'certificate.clock.expired', facts.notAfter],
] as const)('shows that the certificate %s by the clock of the device', (_, time, hint, limit) => {
  showAt(time);
  expect(screen.getByRole('status').textContent).toContain(
    en[hint].replace('{at}', formatDate(limit.toISOString())),
  );
});
