import type { Identity, Level, UserInfo } from '@/services/contract';

/** From here on every service of the portal is open; level 4 is for those a service sends on the spot. */
const ENOUGH: Level = 3;

export interface NextStep {
  /** Also the end of its message key, `identity.next.…`. */
  key: 'mobile' | 'email' | 'level';
  /** Page that takes the step. */
  to: string;
}

/** What the person should do next, the most urgent first; [] when nothing is left. */
export function nextSteps(
  userInfo: Pick<UserInfo, 'mobile' | 'email' | 'level'>,
  identity: Pick<Identity, 'level'> | null,
): NextStep[] {
  const level = identity?.level ?? userInfo.level;
  const steps: (NextStep | false)[] = [
    userInfo.mobile === '' && { key: 'mobile', to: '/user/info_manage/modify_mobile' },
    userInfo.email === '' && { key: 'email', to: '/user/account_manage/modify_email' },
    level < ENOUGH && { key: 'level', to: '/user/verification' },
  ];
  return steps.filter((step) => step !== false);
}
