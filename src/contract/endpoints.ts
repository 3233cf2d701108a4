/**
 * Every endpoint by name, for the mock portal and the tests. A page loads only the rows of the areas that its
 * services call, so that a new endpoint does not increase the size of the sign-in page.
 */
import { accountEndpoints } from './account';
import { actingEndpoints } from './acting';
import { addressEndpoints } from './addresses';
import { appealEndpoints } from './appeal';
import { authenticatorEndpoints } from './authenticator';
import { authorizationsEndpoints } from './authorizations';
import { authorizeEndpoints } from './authorize';
import { behaviorEndpoints } from './behavior';
import { captchaEndpoints } from './captcha';
import { certificatesEndpoints } from './certificates';
import { codesEndpoints } from './codes';
import { companiesEndpoints } from './companies';
import type { EndpointRows } from './endpoint';
import { filesEndpoints } from './files';
import { grantsEndpoints } from './grants';
import { guidesEndpoints } from './guides';
import { handlersEndpoints } from './handlers';
import { linkedEndpoints } from './linked';
import { lostAccessEndpoints } from './lostAccess';
import { mobileEndpoints } from './mobile';
import { noticesEndpoints } from './notices';
import { panicEndpoints } from './panic';
import { passkeysEndpoints } from './passkeys';
import { passwordsEndpoints } from './passwords';
import { phraseEndpoints } from './phrase';
import { profileEndpoints } from './profile';
import { qrEndpoints } from './qr';
import { recoveryEndpoints } from './recovery';
import { registrationEndpoints } from './registration';
import { rolesEndpoints } from './roles';
import { securityEndpoints } from './security';
import { sessionEndpoints } from './session';
import { signInEndpoints } from './signIn';
import { templateCardsEndpoints } from './templateCards';
import { templateDashboardEndpoints } from './templateDashboard';
import { templateFormsEndpoints } from './templateForms';
import { templateListsEndpoints } from './templateLists';
import { undoEndpoints } from './undo';
import { verificationEndpoints } from './verification';

export const allEndpoints = {
  ...sessionEndpoints,
  ...signInEndpoints,
  ...captchaEndpoints,
  ...qrEndpoints,
  ...codesEndpoints,
  ...guidesEndpoints,
  ...authorizeEndpoints,
  ...registrationEndpoints,
  ...recoveryEndpoints,
  ...passwordsEndpoints,
  ...undoEndpoints,
  ...filesEndpoints,
  ...appealEndpoints,
  ...accountEndpoints,
  ...noticesEndpoints,
  ...securityEndpoints,
  ...linkedEndpoints,
  ...certificatesEndpoints,
  ...authenticatorEndpoints,
  ...lostAccessEndpoints,
  ...panicEndpoints,
  ...passkeysEndpoints,
  ...phraseEndpoints,
  ...profileEndpoints,
  ...mobileEndpoints,
  ...authorizationsEndpoints,
  ...grantsEndpoints,
  ...addressEndpoints,
  ...behaviorEndpoints,
  ...verificationEndpoints,
  ...actingEndpoints,
  ...rolesEndpoints,
  ...companiesEndpoints,
  ...handlersEndpoints,
  ...templateCardsEndpoints,
  ...templateDashboardEndpoints,
  ...templateFormsEndpoints,
  ...templateListsEndpoints,
} satisfies EndpointRows;

/** 'METHOD /path' by name. */
export const endpoints = Object.fromEntries(
  Object.entries(allEndpoints).map(([name, { call }]) => [name, call]),
) as { [N in keyof typeof allEndpoints]: (typeof allEndpoints)[N]['call'] };
