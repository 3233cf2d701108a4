import { render, screen } from '@testing-library/react';
import { IdentityCard } from '@/pages/user/identity_manage/components/IdentityCard';

type Identity = import('@/contract').Identity;

const IDENTITY: Identity = {
  name: '测试甲',
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

test('shows the name in full, and a button at each masked value', () => {
  card(IDENTITY, { mobile: '154****0001', email: 'd***@example.com' });
  expect(screen.getByText('测试甲')).toBeTruthy();
  expect(eyes()).toEqual(['Show ID number', 'Show Mobile number', 'Show Email']);
});

test('has no button at a value that is not on record', () => {
  card({ ...IDENTITY, name: '', idNo: '' }, { mobile: '', email: '' });
  expect(eyes()).toEqual([]);
});
