/** The requests by endpoint name. */

import type { allEndpoints } from '../endpoints';
import { accountRequests } from './account';
import { actingRequests } from './acting';
import { addressRequests } from './addresses';
import { appealRequests } from './appeal';
import { authenticatorRequests } from './authenticator';
import { authorizationsRequests } from './authorizations';
import { authorizeRequests } from './authorize';
import { behaviorRequests } from './behavior';
import { captchaRequests } from './captcha';
import { certificatesRequests } from './certificates';
import { codesRequests } from './codes';
import { companiesRequests } from './companies';
import { filesRequests } from './files';
import { grantsRequests } from './grants';
import { guidesRequests } from './guides';
import { handlersRequests } from './handlers';
import { linkedRequests } from './linked';
import { lostAccessRequests } from './lostAccess';
import { mobileRequests } from './mobile';
import { noticesRequests } from './notices';
import { panicRequests } from './panic';
import { passkeysRequests } from './passkeys';
import { passwordsRequests } from './passwords';
import { phraseRequests } from './phrase';
import { profileRequests } from './profile';
import { qrRequests } from './qr';
import { recoveryRequests } from './recovery';
import { registrationRequests } from './registration';
import type { RequestsFor } from './request';
import { rolesRequests } from './roles';
import { securityRequests } from './security';
import { sessionRequests } from './session';
import { signInRequests } from './signIn';
import { templateCardsRequests } from './templateCards';
import { templateDashboardRequests } from './templateDashboard';
import { templateFormsRequests } from './templateForms';
import { templateListsRequests } from './templateLists';
import { undoRequests } from './undo';
import { verificationRequests } from './verification';

export const allRequests = {
  ...codesRequests,
  ...captchaRequests,
  ...qrRequests,
  ...registrationRequests,
  ...recoveryRequests,
  ...passwordsRequests,
  ...undoRequests,
  ...filesRequests,
  ...appealRequests,
  ...guidesRequests,
  ...signInRequests,
  ...sessionRequests,
  ...authorizeRequests,
  ...addressRequests,
  ...actingRequests,
  ...rolesRequests,
  ...companiesRequests,
  ...handlersRequests,
  ...authenticatorRequests,
  ...lostAccessRequests,
  ...panicRequests,
  ...passkeysRequests,
  ...phraseRequests,
  ...profileRequests,
  ...mobileRequests,
  ...authorizationsRequests,
  ...grantsRequests,
  ...linkedRequests,
  ...certificatesRequests,
  ...behaviorRequests,
  ...noticesRequests,
  ...accountRequests,
  ...securityRequests,
  ...templateCardsRequests,
  ...templateDashboardRequests,
  ...templateFormsRequests,
  ...templateListsRequests,
  ...verificationRequests,
} satisfies RequestsFor<typeof allEndpoints>;
