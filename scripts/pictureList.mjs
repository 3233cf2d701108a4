/** Which pages `npm run pictures` takes, and as whom. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { repository } from './serverParts.mjs';

const demo = { account: 'demo' };
const boss = { account: 'boss', legal: true };

/** Pages that lead on by themselves where nothing waits for them. */
const LEADING_ON = [
  '/uaa/logout',
  '/uaa/authGuide',
  '/uaa/autoAuth',
  '/uaa/modifyPwdGuide',
  '/uaa/bindMobileGuide',
];
/** Addresses for paths with wildcards. */
const SAMPLES = { '/*': '/no/such/page' };

/** The rows of config/routes.ts; plain data in TypeScript. */
async function readRoutes() {
  const { outputFiles } = await build({
    entryPoints: [join(repository, 'config', 'routes.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { default: routes } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  return routes;
}

const listRows = (rows, member = false) =>
  rows.flatMap(({ path, component, access, routes }) => {
    const inside = member || access === 'member';
    if (routes) return listRows(routes, inside);
    if (!component || LEADING_ON.includes(path)) return [];
    const address = SAMPLES[path] ?? path;
    return [
      { name: address.slice(1).replaceAll('/', '_'), path: address, person: inside ? demo : undefined },
    ];
  });

/**
 * Every page that stays, for visitors or for demo; and home for a legal entity.
 * @returns {Promise<{ name: string, path: string, person?: { account: string, legal?: boolean } }[]>}
 */
export async function listScreens() {
  const rows = listRows(await readRoutes());
  return [...rows, { name: 'home_legal', path: '/user/identity_manage', person: boss }];
}

/** The README's six. The consent page is the demo application's request. */
const CONSENT =
  '/uaa/authorize?client_id=demo-app&response_type=code&scope=openid%20profile%20phone&redirect_uri=http%3A%2F%2F127.0.0.1%3A9001%2Fcallback&state=s&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

export const README_PICTURES = [
  { name: 'sign-in', path: '/uaa/login', language: 'en-US', theme: 'light' },
  { name: 'home', path: '/user/identity_manage', person: demo, language: 'en-US', theme: 'light' },
  { name: 'consent', path: CONSENT, person: demo, language: 'en-US', theme: 'light' },
  { name: 'record', path: '/user/behavior_record', person: demo, language: 'en-US', theme: 'light' },
  {
    name: 'dark',
    path: '/user/account_manage/account_security',
    person: demo,
    language: 'zh-CN',
    theme: 'realDark',
  },
  { name: 'phone', path: '/uaa/login', language: 'zh-CN', theme: 'light', narrow: true },
];
