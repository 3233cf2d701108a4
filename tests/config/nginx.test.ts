/**
 * Compares values in config/nginx with the sources that they repeat. tests/e2e/nginx.e2e.ts tests nginx itself.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { FILE_BYTES_MAX, REQUEST_TIMEOUT } from '@/constants';
import { endpoints } from '@/contract/endpoints';
import { apiPrefixes, mockPrefix, oauthPrefix } from '@/contract/prefixes';
import { LOCALES } from '@/locales/languages';
import { DEFAULT_LOCALE, LOCALE_COOKIE } from '@/locales/localeChoice';
import { headersFor } from '@/utils/http/callHeaders';
import { getEntryPaths } from '../../config/entryPages';
import routes, { type PortalRoute } from '../../config/routes';
import { getSecurityHeaders } from '../../config/securityHeaders';
import { filesBelow, read, root } from '../contract/sources';

const part = (name: string) => read(`config/nginx/portal/${name}.conf`);
/** Returns the first group of every match. */
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Returns the output of scripts/nginxHeaders.mjs in this environment. */
const writeHeaders = (env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [join(root, 'scripts/nginxHeaders.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ANALYTICS_GOOGLE_ID: '', ANALYTICS_BAIDU_ID: '', ...env },
  });

test('contains portal/headers.conf as scripts/nginxHeaders.mjs writes it', () => {
  expect(part('headers')).toBe(writeHeaders());
});

test('writes the content security policy of a build with an analytics id', () => {
  const written = writeHeaders({ ANALYTICS_BAIDU_ID: 'b1' });
  const [policy] = findAll(written, /^add_header Content-Security-Policy "(.+)" always;$/gm);
  expect(policy).toBe(getSecurityHeaders({ baidu: 'b1' })['Content-Security-Policy']);
  expect(policy).toContain('hm.baidu.com');
});

test('adds every header to every response, and only in portal/headers.conf, because nginx ignores those of outer levels', () => {
  const lines = part('headers')
    .split('\n')
    .filter((line) => /^\s*add_header/.test(line));
  expect(lines.length).toBeGreaterThan(Object.keys(getSecurityHeaders()).length);
  expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([]);
  const others = filesBelow('config/nginx', /\.(?:conf|load)$/).filter(
    (file) => !file.endsWith('portal/headers.conf'),
  );
  expect(others.filter((file) => /^\s*add_header/m.test(read(file)))).toEqual([]);
});

test('removes these headers from the API’s responses', () => {
  const hidden = findAll(part('proxy'), /^proxy_hide_header (\S+);$/gm);
  expect(hidden).toEqual(
    expect.arrayContaining([
      ...Object.keys(getSecurityHeaders()),
      'Strict-Transport-Security',
      'Cache-Control',
    ]),
  );
});

const DISCOVERY = '/.well-known/openid-configuration';
const prefixes = [...apiPrefixes, oauthPrefix];

test('forwards the server’s addresses, except the tools of the mock portal', () => {
  const list = `(?:${prefixes.map((prefix) => prefix.slice(1)).join('|')})`;
  expect(part('locations')).toContain(`location ~ ^/${list}(?:\\W|$) {\n    include portal/proxy.conf;`);
  expect(part('locations')).toContain(`location = ${DISCOVERY} {\n    include portal/proxy.conf;`);
  expect(part('locations')).toContain(`location ~ ^${mockPrefix}(?:/|$) {\n    return 404;`);
});

test('forwards of /.well-known only the addresses of the contract', () => {
  const paths = [...read('docs/api.md').matchAll(/\/\.well-known\/[\w-]+/g)].map(([path]) => path);
  expect([...new Set(paths)]).toEqual([DISCOVERY]);
});

test('accepts the spelling of every call of the contract, with any id', () => {
  const [pattern] = findAll(part('proxy'), /^if \(\$request_uri !~ "(.+)"\) \{$/gm);
  // The pattern is possessive, so that no path is too long to match. JavaScript has no such quantifiers.
  const spelling = new RegExp(pattern?.replaceAll(/([+*])\+/g, '$1') ?? 'none');
  const paths = Object.values(endpoints)
    .map((endpoint) => endpoint.split(' ')[1] ?? '')
    .filter((path) => !path.startsWith(`${mockPrefix}/`));
  const filled = paths.map((path) => path.replaceAll(/:\w+/g, '0b2c.1-4d_e~F'));
  expect(filled.length).toBeGreaterThan(100);
  expect(filled.filter((path) => !spelling.test(path) || !spelling.test(`${path}?_=1`))).toEqual([]);
});

test('forwards every header of the portal’s own calls, and no header that it does not name', () => {
  const forwarded = findAll(part('proxy'), /^proxy_set_header (\S+) \$http_\w+;$/gm);
  const own = ['GET', 'POST'].flatMap((method) => Object.keys(headersFor(method, '/authApi/x')));
  expect(forwarded).toEqual(
    expect.arrayContaining([...own, 'X-Acting-As', 'Content-Type', 'Authorization', 'Cookie']),
  );
  expect(part('proxy')).toMatch(/^proxy_pass_request_headers off;$/m);
  const misnamed = [...part('proxy').matchAll(/^proxy_set_header (\S+) \$http_(\w+);$/gm)].filter(
    ([, name = '', variable]) => name.toLowerCase().replaceAll('-', '_') !== variable,
  );
  expect(misnamed).toEqual([]);
});

test('counts the requests of uploads, too, because a limit in a location replaces all limits of outer levels', () => {
  const globalLimits = findAll(
    read('config/nginx/deployment/http.conf'),
    /^limit_conn (portal_requests \d+);$/gm,
  );
  expect(globalLimits).toHaveLength(1);
  expect(findAll(part('locations'), /^ {4}limit_conn (portal_requests \d+);$/gm)).toEqual(globalLimits);
});

test('lists the pages that the build renders as HTML', () => {
  const pages = findAll(part('pages'), /^ {4}~\*\^(\S+)\/\*\$ \1;$/gm);
  expect(pages.sort()).toEqual(getEntryPaths(routes).sort());
});

test('sends the members’ layout for each of their addresses, as the project’s own server does', () => {
  const [prefixes = ''] = findAll(part('pages'), /^ {4}~\*(\S+) \/user;$/gm);
  const [ownServer] = findAll(read('scripts/serve/site.mjs'), /MEMBER_ADDRESS = \/(.+)\/;/g);
  expect(ownServer?.replaceAll('\\/', '/')).toBe(prefixes);
  const isMember = new RegExp(prefixes, 'i');
  const list = (rows: readonly PortalRoute[], member = false): [string, boolean][] =>
    rows.flatMap(({ path, access, component, routes: below }) =>
      below ? list(below, access === 'member') : component && path !== '/*' ? [[path, member]] : [],
    );
  const pages = list(routes);
  expect(pages.filter(([path, member]) => isMember.test(path) !== member)).toEqual([]);
  expect(pages.filter(([, member]) => member).length).toBeGreaterThan(20);
});

test('uses the portal’s languages, language cookie and default language', () => {
  const language = part('language');
  expect(language).toContain(`${LOCALE_COOKIE}=(?<stored_locale>${LOCALES.join('|')})\\s*(?:;|$)`);
  expect(language).toContain(`default ${DEFAULT_LOCALE};`);
  expect(part('pages')).toContain(`${DEFAULT_LOCALE} index.html;`);
  expect(part('answers')).toContain(`/index\\.html$" ${DEFAULT_LOCALE};`);
});

test('treats the same addresses as files, and caches the same files, as the project’s own server', () => {
  const [file] = findAll(read('scripts/serve/site.mjs'), /\/\\\.(\(\?:js\|.+\)\$)\/i;/g);
  expect(file).toBeDefined();
  expect(part('locations')).toContain(`location ~* \\.${file} {`);
  const [hashed] = findAll(read('scripts/serve/site.mjs'), /HASHED = \/(.+)\/;/g);
  expect(hashed).toBeDefined();
  expect(part('answers')).toContain(`/.*${hashed}" "public, max-age=31536000, immutable"`);
});

const BYTES = { k: 1024, m: 1024 * 1024 };
const bytesOf = (size: string): number =>
  Number.parseInt(size, 10) * BYTES[size.slice(-1) as keyof typeof BYTES];

test('accepts an upload of the largest file with its multipart parts, and no other body of that size', () => {
  const block = /^location ~ (\S+) \{\n {4}client_max_body_size (\w+);/m.exec(part('locations'));
  const place = new RegExp(block?.[1] ?? 'none');
  for (const call of [endpoints.uploadFile, endpoints.uploadOwnFile])
    expect(call.split(' ')[1]).toMatch(place);
  expect(bytesOf(block?.[2] ?? '')).toBeGreaterThan(FILE_BYTES_MAX + 64 * 1024);
  const [others = ''] = findAll(part('requests'), /^client_max_body_size (\w+);/gm);
  expect(bytesOf(others)).toBeLessThan(FILE_BYTES_MAX);
});

test('waits longer for the API than the client does, but less than twice as long', () => {
  const [seconds = ''] = findAll(part('proxy'), /^proxy_read_timeout (\d+)s;/gm);
  expect(Number(seconds) * 1000).toBeGreaterThan(REQUEST_TIMEOUT);
  expect(Number(seconds) * 1000).toBeLessThan(2 * REQUEST_TIMEOUT);
});

test('includes each of its files', () => {
  const all = filesBelow('config/nginx', /\.conf$/)
    .map(read)
    .join('\n');
  const unused = filesBelow('config/nginx', /\.(?:conf|load)$/)
    .map((file) => file.slice('config/nginx/'.length))
    .filter((file) => file !== 'nginx.conf' && !/^modules\//.test(file) && !all.includes(`include ${file};`));
  expect(unused).toEqual([]);
  expect(all).toContain('include modules/*.load;');
  expect(all).toContain('include modules/*.conf;');
});
