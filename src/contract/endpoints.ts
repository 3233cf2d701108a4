/**
 * Every endpoint by name. The mock portal and the tests read this table; a page loads only the rows of the areas its
 * services call, so that a new endpoint costs the sign-in page nothing.
 */
import type { EndpointName } from '.';
import { actingEndpoints } from './acting';
import { addressEndpoints } from './addresses';
import { companiesEndpoints } from './companies';
import { accountEndpoints } from './endpoints/account';
import { appealEndpoints } from './endpoints/appeal';
import { authorizeEndpoints } from './endpoints/authorize';
import { behaviorEndpoints } from './endpoints/behavior';
import { captchaEndpoints } from './endpoints/captcha';
import { certificatesEndpoints } from './endpoints/certificates';
import { codesEndpoints } from './endpoints/codes';
import { filesEndpoints } from './endpoints/files';
import { guidesEndpoints } from './endpoints/guides';
import { infoEndpoints } from './endpoints/info';
import { linkedEndpoints } from './endpoints/linked';
import { noticesEndpoints } from './endpoints/notices';
import { profileEndpoints } from './endpoints/profile';
import { qrEndpoints } from './endpoints/qr';
import { recoveryEndpoints } from './endpoints/recovery';
import { registrationEndpoints } from './endpoints/registration';
import type { AllEndpoints } from './endpoints/rows';
import { securityEndpoints } from './endpoints/security';
import { sessionEndpoints } from './endpoints/session';
import { signInEndpoints } from './endpoints/signIn';
import { undoEndpoints } from './endpoints/undo';
import { verificationEndpoints } from './endpoints/verification';
import { handlersEndpoints } from './handlers';
import { rolesEndpoints } from './roles';
import { templateCardsEndpoints } from './templateCards';
import { templateDashboardEndpoints } from './templateDashboard';
import { templateFormsEndpoints } from './templateForms';
import { templateListsEndpoints } from './templateLists';

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
  ...undoEndpoints,
  ...filesEndpoints,
  ...appealEndpoints,
  ...accountEndpoints,
  ...noticesEndpoints,
  ...securityEndpoints,
  ...linkedEndpoints,
  ...certificatesEndpoints,
  ...profileEndpoints,
  ...infoEndpoints,
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
} satisfies AllEndpoints;

/** 'METHOD /path' by name. */
export const endpoints = Object.fromEntries(
  Object.entries(allEndpoints).map(([name, { call }]) => [name, call]),
) as { [N in EndpointName]: (typeof allEndpoints)[N]['call'] };
