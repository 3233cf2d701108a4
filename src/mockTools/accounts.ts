import type { UserType } from '@/contract';
import type { ToolMessageKey } from './messages';

export interface DemoAccount {
  account: string;
  /** Missing for an account created through a provider. */
  password?: string;
  /** 'person' by default. */
  userType?: UserType;
  about: ToolMessageKey;
}

const PASSWORD = 'Demo-2026-pass';

/** The accounts of the seed, as listed in docs/mock.md. */
export const demoAccounts: DemoAccount[] = [
  { account: 'demo', password: PASSWORD, about: 'accounts.demo' },
  { account: 'newcomer', password: PASSWORD, about: 'accounts.newcomer' },
  { account: 'weak', password: '123456', about: 'accounts.weak' },
  { account: 'boss', password: PASSWORD, userType: 'legal', about: 'accounts.boss' },
  { account: 'frozen', password: PASSWORD, about: 'accounts.frozen' },
  { account: 'demo_work', password: PASSWORD, userType: 'legal', about: 'accounts.demo_work' },
  { account: 'linked', about: 'accounts.linked' },
  { account: 'veteran', password: PASSWORD, about: 'accounts.veteran' },
];

/** PIN of every demo certificate. */
export const CERTIFICATE_PIN = 'pin-2026';
