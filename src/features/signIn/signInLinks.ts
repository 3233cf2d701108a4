/** Links of the sign-in page besides its channels, as data. */

import { APP_LOGIN_CATEGORY, LOGIN_CHANNEL } from '@/constants';
import type { Provider, Query } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { PagePath } from '@/utils/routing/paths';
import {
  CERTIFICATE_SIGN_IN_PATH,
  LOST_ACCESS_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
} from '@/utils/routing/paths';

export interface PageLink {
  page: PagePath;
  title: MessageKey;
}

/** The page for signing in with a digital certificate. */
export const CERTIFICATE_LINK = {
  name: 'certificate',
  page: CERTIFICATE_SIGN_IN_PATH,
  title: 'login.certificate',
} as const;

/** Sign-in with a passkey, which the browser asks for. */
export const PASSKEY = { name: 'passkey', title: 'login.passkey' } as const;

/** Pages for visitors who cannot sign in. */
export const FORGOT_PASSWORD_LINKS: PageLink[] = [{ page: RESET_PASSWORD_PATH, title: 'login.forgot' }];
export const NEWCOMER_LINKS: PageLink[] = [
  { page: REGISTER_PATH, title: 'login.register' },
  { page: LOST_ACCESS_PATH, title: 'login.lost' },
];

/** Returns the query for a provider's address: for an app login its channel and category, otherwise its name. */
export function toObtainCodeQuery({ channelCode, provider }: Provider): Query<'obtainCode'> {
  const { paymentApp, messagingApp } = LOGIN_CHANNEL;
  if (channelCode === paymentApp || channelCode === messagingApp) {
    return { channelCode, category: APP_LOGIN_CATEGORY };
  }
  return { provider };
}
