import { fireEvent, render, screen } from '@testing-library/react';
import { UserMenu } from '@/layouts/components/UserMenu';
import { en } from '../../support/messages';

let mockUserInfo: object | null = null;
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockUserInfo }),
}));

const LONG = '长'.repeat(100);
const role = { id: 'r', orgName: LONG, uscc: '91440000TTTTTTT16C', capacity: 'LEGAL_REP' };
const person = {
  userType: 'person',
  nickname: 'demo',
  name: '测*甲',
  account: 'demo',
  avatar: '',
  roles: [role],
};

const whoIs = (userInfo: object) => {
  mockUserInfo = userInfo;
  render(<UserMenu />);
  fireEvent.click(screen.getByRole('button', { name: en['layout.userMenu'] }));
  return document.querySelector('.main-who')?.textContent;
};

test('a person is told that they act as themselves', () => {
  expect(whoIs(person)).toBe(`${en['layout.actingSelf']} · demo · 测*甲`);
});

test('a legal entity is told its company in full, and what one is there', () => {
  const capacity = en['identity.capacity.LEGAL_REP'];
  expect(whoIs({ ...person, userType: 'legal' })).toBe(`${LONG} · ${capacity} · demo · 测*甲`);
});

test('without a company, its account', () => {
  expect(whoIs({ ...person, userType: 'legal', roles: [] })).toBe('demo · 测*甲');
});
