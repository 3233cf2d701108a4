/**
 * Every endpoint by name. The mock portal and the tests read this table; a page loads only the rows of the areas its
 * services call, so that a new endpoint costs the sign-in page nothing.
 */
import type { EndpointName } from '.';
import { accountEndpoints } from './account';
import { addressEndpoints } from './addresses';
import { authorizationsEndpoints } from './authorizations';
import { behaviorEndpoints } from './behavior';
import { certificatesEndpoints } from './certificates';
import { actingEndpoints } from './endpoints/acting';
import { appealEndpoints } from './endpoints/appeal';
import { authorizeEndpoints } from './endpoints/authorize';
import { captchaEndpoints } from './endpoints/captcha';
import { codesEndpoints } from './endpoints/codes';
import { companiesEndpoints } from './endpoints/companies';
import { filesEndpoints } from './endpoints/files';
import { guidesEndpoints } from './endpoints/guides';
import { handlersEndpoints } from './endpoints/handlers';
import { qrEndpoints } from './endpoints/qr';
import { recoveryEndpoints } from './endpoints/recovery';
import { registrationEndpoints } from './endpoints/registration';
import { rolesEndpoints } from './endpoints/roles';
import type { AllEndpoints } from './endpoints/rows';
import { sessionEndpoints } from './endpoints/session';
import { signInEndpoints } from './endpoints/signIn';
import { templateCardsEndpoints } from './endpoints/templateCards';
import { templateDashboardEndpoints } from './endpoints/templateDashboard';
import { templateFormsEndpoints } from './endpoints/templateForms';
import { templateListsEndpoints } from './endpoints/templateLists';
import { undoEndpoints } from './endpoints/undo';
import { verificationEndpoints } from './endpoints/verification';
import { grantsEndpoints } from './grants';
import { linkedEndpoints } from './linked';
import { mobileEndpoints } from './mobile';
import { noticesEndpoints } from './notices';
import { profileEndpoints } from './profile';
import { securityEndpoints } from './security';

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
} satisfies AllEndpoints;

/** 'METHOD /path' by name. */
export const endpoints = Object.fromEntries(
  Object.entries(allEndpoints).map(([name, { call }]) => [name, call]),
) as { [N in EndpointName]: (typeof allEndpoints)[N]['call'] };
