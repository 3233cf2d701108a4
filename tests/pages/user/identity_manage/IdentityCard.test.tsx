import { render, screen } from '@testing-library/react';
import { IdentityCard } from '@/pages/user/identity_manage/components/IdentityCard';

type Identity = import('@/contract').Identity;

jest.mock('@/services/account', () => ({ getOwnValue: jest.fn() }));
jest.mock('@umijs/max', () => {
  const umi = jest.requireActual<{ useIntl: () => object }>('@umijs/max');
  return { ...umi, useIntl: () => ({ ...umi.useIntl(), formatList: (items: string[]) => items.join() }) };
});

const IDENTITY: Identity = {
  name: '测*甲',
  idType: 'RESIDENT_ID',
  idNo: '110101********0014',
  idFrom: '2020-01-01',
  idTo: null,
  level: 3,
  verifiedAt: null,
  verifiedBy: null,
};

const card = (identity: Identity, contact: { mobile: string; email: string }) =>
  render(
    <IdentityCard
      identity={identity}
      contact={contact}
      lastLogin={null}
      loading={false}
      error={null}
      onRetry={jest.fn()}
    />,
  );
const eyes = () => screen.queryAllByRole('button').map((eye) => eye.getAttribute('aria-label'));

test('each of the four values that are on record has an eye', () => {
  card(IDENTITY, { mobile: '154****0001', email: 'd***@example.com' });
  expect(eyes()).toEqual(['Show Name', 'Show ID number', 'Show Mobile number', 'Show Email']);
});

test('what is not on record has none', () => {
  card({ ...IDENTITY, name: '', idNo: '' }, { mobile: '', email: '' });
  expect(eyes()).toEqual([]);
});
