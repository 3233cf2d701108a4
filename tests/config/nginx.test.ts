/**
 * What config/nginx repeats of the project says the same as the project; tests/e2e/nginx.e2e.ts asks nginx itself.
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AUTHORIZE_QUERY_MAX, FILE_BYTES_MAX, REQUEST_TIMEOUT } from '@/constants';
import { endpoints } from '@/contract/endpoints';
import { mockPrefix, serverPrefixes } from '@/contract/prefixes';
import { LOCALES } from '@/locales/languages';
import { DEFAULT_LOCALE, LOCALE_COOKIE } from '@/locales/localeChoice';
import { headersFor } from '@/utils/http/callHeaders';
import { getEntryPaths } from '../../config/entryPages';
import routes from '../../config/routes';
import { securityHeaders } from '../../config/securityHeaders';
import { filesBelow, read, root } from '../contract/sources';

const part = (name: string) => read(`config/nginx/portal/${name}.conf`);
/** What stands in brackets in each place the pattern finds. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** What scripts/nginxHeaders.mjs writes in this environment. */
const writeHeaders = (env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [join(root, 'scripts/nginxHeaders.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ANALYTICS_GOOGLE_ID: '', ANALYTICS_BAIDU_ID: '', ...env },
  });

test('portal/headers.conf is what scripts/nginxHeaders.mjs writes', () => {
  expect(part('headers')).toBe(writeHeaders());
});

test('with an analytics id it writes the policy of that build', () => {
  const written = writeHeaders({ ANALYTICS_BAIDU_ID: 'b1' });
  const [policy] = found(written, /^add_header Content-Security-Policy "(.+)" always;$/gm);
  expect(policy).toBe(securityHeaders({ baidu: 'b1' })['Content-Security-Policy']);
  expect(policy).toContain('hm.baidu.com');
});

test('every header goes with every answer, and stands in that file alone: nginx would forget those of a level above', () => {
  const lines = part('headers')
    .split('\n')
    .filter((line) => /^\s*add_header/.test(line));
  expect(lines.length).toBeGreaterThan(Object.keys(securityHeaders()).length);
  expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([]);
  const others = filesBelow('config/nginx', /\.(?:conf|load)$/).filter(
    (file) => !file.endsWith('portal/headers.conf'),
  );
  expect(others.filter((file) => /^\s*add_header/m.test(read(file)))).toEqual([]);
});

test('none of them comes from the API a second time', () => {
  const hidden = found(part('proxy'), /^proxy_hide_header (\S+);$/gm);
  expect(hidden).toEqual(
    expect.arrayContaining([...Object.keys(securityHeaders()), 'Strict-Transport-Security', 'Cache-Control']),
  );
});

const DISCOVERY = '/.well-known/openid-configuration';
const prefixes = serverPrefixes.filter((prefix) => ![mockPrefix, '/.well-known'].includes(prefix));

test('it hands on what is the server’s, but the tools of the mock portal', () => {
  const list = `(?:${prefixes.map((prefix) => prefix.slice(1)).join('|')})`;
  expect(part('locations')).toContain(`location ~ ^/${list}(?:\\W|$) {\n    include portal/proxy.conf;`);
  expect(part('locations')).toContain(`location = ${DISCOVERY} {\n    include portal/proxy.conf;`);
  expect(part('locations')).toContain(`location ~ ^${mockPrefix}(?:/|$) {\n    return 404;`);
});

test('of /.well-known it hands on what the contract has there, and no more', () => {
  const paths = [...read('docs/api.md').matchAll(/\/\.well-known\/[\w-]+/g)].map(([path]) => path);
  expect([...new Set(paths)]).toEqual([DISCOVERY]);
});

test('every call of the contract, whatever its ids, is spelled as it takes them', () => {
  const [pattern] = found(part('proxy'), /^if \(\$request_uri !~ "(.+)"\) \{$/gm);
  // Possessive there, so that no path is too long to match; JavaScript has no such thing.
  const spelling = new RegExp(pattern?.replaceAll(/([+*])\+/g, '$1') ?? 'none');
  const paths = Object.values(endpoints)
    .map((endpoint) => endpoint.split(' ')[1] ?? '')
    .filter((path) => !path.startsWith(`${mockPrefix}/`));
  const filled = paths.map((path) => path.replaceAll(/:\w+/g, '0b2c.1-4d_e~F'));
  expect(filled.length).toBeGreaterThan(100);
  expect(filled.filter((path) => !spelling.test(path) || !spelling.test(`${path}?_=1`))).toEqual([]);
});

test('it lets every header of the portal’s own calls through, and passes none on unnamed', () => {
  const passed = found(part('proxy'), /^proxy_set_header (\S+) \$http_\w+;$/gm);
  const own = ['GET', 'POST'].flatMap((method) => Object.keys(headersFor(method, '/authApi/x')));
  expect(passed).toEqual(
    expect.arrayContaining([...own, 'X-Acting-As', 'Content-Type', 'Authorization', 'Cookie']),
  );
  expect(part('proxy')).toMatch(/^proxy_pass_request_headers off;$/m);
  const misnamed = [...part('proxy').matchAll(/^proxy_set_header (\S+) \$http_(\w+);$/gm)].filter(
    ([, name = '', variable]) => name.toLowerCase().replaceAll('-', '_') !== variable,
  );
  expect(misnamed).toEqual([]);
});

test('of uploads the requests count too: a limit in a place stands for all that come from above', () => {
  const everywhere = found(
    read('config/nginx/deployment/http.conf'),
    /^limit_conn (portal_requests \d+);$/gm,
  );
  expect(everywhere).toHaveLength(1);
  expect(found(part('locations'), /^ {4}limit_conn (portal_requests \d+);$/gm)).toEqual(everywhere);
});

test('it knows the pages that the build has as HTML', () => {
  const pages = found(part('pages'), /^ {4}~\*\^(\S+)\/\*\$ \1;$/gm);
  expect(pages.sort()).toEqual(getEntryPaths(routes).sort());
});

test('it knows the languages, the cookie and the default', () => {
  const language = part('language');
  expect(language).toContain(`${LOCALE_COOKIE}=(?<kept>${LOCALES.join('|')})\\s*(?:;|$)`);
  expect(language).toContain(`default ${DEFAULT_LOCALE};`);
  expect(part('pages')).toContain(`${DEFAULT_LOCALE} index.html;`);
  expect(part('answers')).toContain(`/index\\.html$" ${DEFAULT_LOCALE};`);
});

test('it knows as the project’s own server what can only be a file, and what never changes', () => {
  const [file] = found(read('scripts/site.mjs'), /\/\\\.(\(\?:js\|.+\)\$)\/i;/g);
  expect(file).toBeDefined();
  expect(part('locations')).toContain(`location ~* \\.${file} {`);
  const [hashed] = found(read('scripts/contentEncoding.mjs'), /HASHED = \/(.+)\/;/g);
  expect(hashed).toBeDefined();
  expect(part('answers')).toContain(`/.*${hashed}" "public, max-age=31536000, immutable"`);
});

const BYTES = { k: 1024, m: 1024 * 1024 };
const bytesOf = (size: string): number =>
  Number.parseInt(size, 10) * BYTES[size.slice(-1) as keyof typeof BYTES];

test('an upload of the largest file gets through, with what multipart puts around it; nothing else is that large', () => {
  const block = /^location ~ (\S+) \{\n {4}client_max_body_size (\w+);/m.exec(part('locations'));
  const place = new RegExp(block?.[1] ?? 'none');
  for (const call of [endpoints.uploadFile, endpoints.uploadOwnFile])
    expect(call.split(' ')[1]).toMatch(place);
  expect(bytesOf(block?.[2] ?? '')).toBeGreaterThan(FILE_BYTES_MAX + 64 * 1024);
  const [others = ''] = found(part('requests'), /^client_max_body_size (\w+);/gm);
  expect(bytesOf(others)).toBeLessThan(FILE_BYTES_MAX);
});

test('the longest query of an application gets through', () => {
  const [size = ''] = found(part('requests'), /^large_client_header_buffers 4 (\w+);/gm);
  expect(bytesOf(size)).toBeGreaterThan(AUTHORIZE_QUERY_MAX + 1024);
});

test('the client stops waiting before nginx does, and shortly before', () => {
  const [seconds = ''] = found(part('proxy'), /^proxy_read_timeout (\d+)s;/gm);
  expect(Number(seconds) * 1000).toBeGreaterThan(REQUEST_TIMEOUT);
  expect(Number(seconds) * 1000).toBeLessThan(2 * REQUEST_TIMEOUT);
});

test('each of its files is used', () => {
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
