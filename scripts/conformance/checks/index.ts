/** All areas, in the order in which they run. */
import type { Area } from '../check';
import type { Reply } from '../client';
import type { Settings } from '../settings';
import { browsers } from './browsers';
import { changes } from './changes';
import { codes } from './codes';
import { companies } from './companies';
import { conventions } from './conventions';
import { credentials } from './credentials';
import { createEndpointsArea } from './endpoints';
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

/** Returns the areas of one run, and the function that reads the server's responses. */
export function createAreas({ template, endpoints: names }: Pick<Settings, 'template' | 'endpoints'>): {
  areas: Area[];
  onReply: (reply: Reply) => void;
} {
  const { area: endpoints, onReply } = createEndpointsArea(template, names);
  const areas = [
    endpoints,
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
  return { areas, onReply };
}
