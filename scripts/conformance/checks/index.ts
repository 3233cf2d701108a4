/** All areas, in the order in which they run. */
import type { Area } from '../check';
import type { Settings } from '../settings';
import { browsers } from './browsers';
import { changes } from './changes';
import { codes } from './codes';
import { companies } from './companies';
import { conventions } from './conventions';
import { credentials } from './credentials';
import { toEndpointsArea } from './endpoints';
import { identities } from './identities';
import { limits } from './limits';
import { consentChecks } from './oauthConsent';
import { flowChecks } from './oauthFlow';
import { requestChecks } from './oauthRequests';
import { serverChecks } from './oauthServer';
import { tokenChecks } from './oauthTokens';
import { panic } from './panic';
import { personal } from './personal';
import { secrets } from './secrets';
import { sessions } from './sessions';
import { signIn } from './signIn';
import { stepUp } from './stepUp';

const oauth: Area = {
  name: 'oauth',
  title: 'OAuth and OpenID Connect',
  checks: [...serverChecks, ...requestChecks, ...consentChecks, ...tokenChecks, ...flowChecks],
};

/** Returns all areas; of the endpoints, those that the settings select. */
export const listAreas = (settings: Pick<Settings, 'template' | 'endpoints'>): readonly Area[] => [
  toEndpointsArea(settings),
  conventions,
  secrets,
  signIn,
  sessions,
  codes,
  stepUp,
  personal,
  oauth,
  changes,
  companies,
  credentials,
  identities,
  browsers,
  panic,
  limits,
];
