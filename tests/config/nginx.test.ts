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
import { DEFAULT_LOCALE, LOCALE_COOKIE } from '@/utils/i18n/localeChoice';
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
  expect(hidden).toEqual(expect.arrayContaining([...Object.keys(securityHeaders()), 'Cache-Control']));
});

test('it hands on what is the server’s, but the tools of the mock portal', () => {
  const handedOn = serverPrefixes
    .filter((prefix) => prefix !== mockPrefix)
    .map((prefix) => prefix.slice(1).replace('.', '\\.'));
  const list = `(?:${handedOn.join('|')})`;
  expect(part('locations')).toContain(`location ~ ^/${list}(?:/|$) {\n    include portal/proxy.conf;`);
  expect(part('proxy')).toContain(`$request_uri !~ ^/${list}(?:[/?]|$)`);
  expect(part('locations')).toContain(`location ~ ^${mockPrefix}(?:/|$) {\n    return 404;`);
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
