/** Lists the pages of `npm run pictures`, each with the user who opens it. */
import { loadTypeScript } from '../shared/serverParts.mjs';

const DEMO_PASSWORD = 'Demo-2026-pass';
const demo = { account: 'demo', password: DEMO_PASSWORD };
const boss = { account: 'boss', password: DEMO_PASSWORD, userType: 'legal' };
const HOME = '/user/identity_manage';
const SPACE = '/user/role_manage/r-boss-1/role_space';

/** Addresses whose page is an exception page. */
const EXCEPTIONS = ['/error', '/no/such/page'];

/** The journeys' list of pages, with sample ids and users who may open them. */
const SCREENS = 'tests/e2e/support/screens/routes.ts';

/**
 * A page to take a picture of. `exception`: it is an exception page.
 * @typedef {{ name: string, path: string, exception?: boolean,
 *   person?: { account: string, password: string, userType?: string } }} Screen
 */

/**
 * Returns every page that does not redirect, with a user who may open it, and the home page for a legal entity.
 * @returns {Promise<Screen[]>}
 */
export async function listScreens() {
  const { screens } = await loadTypeScript(SCREENS);
  const rows = screens.map(({ address: path, person }) => {
    const [address = ''] = path.split('?');
    return {
      name: address.slice(1).replaceAll('/', '_'),
      path,
      exception: EXCEPTIONS.includes(address),
      person,
    };
  });
  return [...rows, { name: 'home_legal', path: HOME, person: boss }];
}

/** Address of an authorization request of the demo application. */
const CONSENT =
  '/uaa/authorize?client_id=demo-app&response_type=code&scope=openid%20profile%20phone&redirect_uri=http%3A%2F%2F127.0.0.1%3A9001%2Fcallback&state=s&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

const SECURITY = '/user/account_manage/account_security';

/** Wide, light and in English, unless a row says otherwise. */
export const README_PICTURES = [
  { name: 'sign-in', path: '/uaa/login' },
  { name: 'home', path: HOME, person: demo },
  { name: 'consent', path: CONSENT, person: demo },
  { name: 'record', path: '/user/behavior_record', person: demo },
  { name: 'organization', path: SPACE, person: boss },
  { name: 'dark', path: SECURITY, person: demo, language: 'zh-CN', theme: 'realDark' },
  { name: 'phone', path: '/uaa/login', language: 'zh-CN', narrow: true },
];
