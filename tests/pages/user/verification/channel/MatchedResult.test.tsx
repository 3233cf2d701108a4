import { screen } from '@testing-library/react';
import { MatchedResult } from '@/pages/user/verification/channel/components/MatchedResult';
import { makeOverview, makeVerification } from '../../../../support/builders/verification';
import { createFakeNetwork } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

type IdentityLevel = import('@/contract').IdentityLevel;

const network = createFakeNetwork();
const ORIGIN = '/uaa/authGuide?requestId=r1';
const application = { name: 'City Card', level: 3 } as const;
const wantsMore = en['verification.result.wantsMore']
  .replace('{application}', application.name)
  .replace('{level}', en['identity.level.3']);
const back = en['verification.wanted.back'].replace('{application}', application.name);

/** Shows the result to a user who has this level now; `waiting` is the application that requested a level. */
async function showResult(
  level: IdentityLevel,
  waiting: typeof application | null = application,
  origin = ORIGIN,
  levelBefore: IdentityLevel = 1,
) {
  network.answer('verificationOverview', makeOverview({ level, application: waiting }));
  const verification = makeVerification('gonganVerify', { levelBefore, levelAfter: level, origin });
  await showPage(<MatchedResult verification={verification} origin={origin} />);
}

test('shows that the application requires a higher level, and links to the other channels of its request', async () => {
  await showResult(2);
  expect(screen.getByText(wantsMore)).toBeTruthy();
  expect(screen.queryByRole('button', { name: back })).toBeNull();
  const others = screen.getByRole('link', { name: en['verification.others'] });
  expect(others.getAttribute('href')).toBe(`/user/verification?referer=${encodeURIComponent(ORIGIN)}`);
});

test('shows that the level has not changed, and returns to the page that required the verification', async () => {
  await showResult(3, null, '/user/info_manage/modify_mobile?method=verification', 3);
  expect(screen.getByRole('heading', { name: en['verification.result.same'] })).toBeTruthy();
  const stays = en['verification.result.stays'].replace('{level}', en['identity.level.3']);
  expect(screen.getByText(stays)).toBeTruthy();
  await press(en['verification.result.back']);
  expect(visits).toEqual(['push /user/info_manage/modify_mobile?method=verification']);
});
