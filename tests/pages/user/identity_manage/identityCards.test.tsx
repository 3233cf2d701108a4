import { fireEvent, render, screen } from '@testing-library/react';
import {
  IdentityCard,
  IdentityFact,
  MissingFactsNotice,
} from '@/pages/user/identity_manage/components/IdentityCard';
import { NextSteps } from '@/pages/user/identity_manage/components/NextSteps';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../support/messages';

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
const QUESTIONS = { key: 'questions', to: '/user/account_manage/modify_question' } as const;

const pageText = () => document.body.textContent ?? '';
const reload = jest.fn();
const settled = { loading: false, error: null, reload };

describe('the card of the identity', () => {
  const show = (data: Identity, contact: { mobile: string; email: string }) =>
    render(<IdentityCard data={data} contact={contact} lastLogin={null} {...settled} />);
  const eyes = () => screen.queryAllByRole('button').map((eye) => eye.getAttribute('aria-label'));

  test('shows the name in full, and a button at each masked value', () => {
    show(IDENTITY, { mobile: '154****0001', email: 'd***@example.com' });
    expect(screen.getByText('测试甲')).toBeTruthy();
    expect(eyes()).toEqual(['Show ID number', 'Show Mobile number', 'Show Email']);
  });

  test('has no button at a value that is not on record', () => {
    show({ ...IDENTITY, name: '', idNo: '' }, { mobile: '', email: '' });
    expect(eyes()).toEqual([]);
  });
});

test('links a step to its page with a reason, and shows that more steps are loading or could not be loaded', () => {
  const { rerender } = render(<NextSteps steps={[QUESTIONS]} {...settled} />);
  expect(screen.getByRole('link', { name: en['identity.next.questions'] }).getAttribute('href')).toBe(
    QUESTIONS.to,
  );
  expect(pageText()).toContain(en['identity.next.questions.why']);
  rerender(<NextSteps steps={[]} {...settled} loading />);
  expect(pageText()).toContain(en['identity.next.loading']);
  rerender(<NextSteps steps={[QUESTIONS]} {...settled} error={new ApiError('network')} />);
  expect(screen.getByRole('link')).toBeTruthy();
  expect(pageText()).toContain(en['identity.next.failed']);
  fireEvent.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows a known value, and for a missing one a link to add it', () => {
  const { rerender } = render(<IdentityFact name="email">t***@example.com</IdentityFact>);
  expect(pageText()).toBe('t***@example.com');
  rerender(<IdentityFact name="email">{''}</IdentityFact>);
  expect(pageText()).toContain(en['identity.notGiven']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/account_manage/modify_email');
});

test('shows the numbers of known and missing values in one line', () => {
  const { rerender } = render(<MissingFactsNotice missing={[]} />);
  expect(pageText()).toBe('Complete: all 6 details are on record');
  rerender(<MissingFactsNotice missing={['mobile', 'email']} />);
  expect(pageText()).toBe('4 details on record, 2 missing: Mobile number and Email');
});
