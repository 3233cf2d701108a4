import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LATE_ID, PENDING_SUBMIT, ROOT_ID } from '@/utils/prerenderMarks';
import { runModule } from '../../support/runModule';

const root = join(__dirname, '../../..');
const folder = join(root, 'scripts/prerender');
const url = (name: string) => pathToFileURL(join(folder, name)).href;

const SHELL = `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8">
<link rel="stylesheet" href="/umi.0123abcd.css">
</head><body><div id="root"></div>
<script src="/umi.0123abcd.js"></script>
</body></html>`;
const PAGE = {
  shell: SHELL,
  html: '<main>$& text</main>',
  title: 'A <title> & "more"',
  late: 'Still <loading>',
  path: '/uaa/login',
  locale: 'en-US',
  antd: '.a{}',
  own: '.b{}',
  scripts: ['/p.0123abcd.js', '/umi.0123abcd.js'],
  sheets: ['/umi.0123abcd.css'],
  early: '/early.0123abcd.js',
};

const toDocument = (page: object) =>
  runModule<string>(`import { toDocument } from ${JSON.stringify(url('document.mjs'))};
    answer(toDocument(${JSON.stringify(page)}));`);

test('writes the page in its language with its marks and escaped texts, and every script once, the entry last', async () => {
  const html = await toDocument(PAGE);
  expect(html).toContain('<html lang="en-US" class="portal">');
  expect(html).toContain(
    `<div id="${ROOT_ID}" data-page="/uaa/login" data-lang="en-US"><main>$& text</main></div>`,
  );
  expect(html).toContain('<title>A &lt;title> &amp; &quot;more&quot;</title>');
  expect(html).toContain(`<p id="${LATE_ID}" role="status" class="late">Still &lt;loading></p>`);
  expect([...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim())).toEqual([
    'async fetchpriority="high" src="/early.0123abcd.js"',
    'defer src="/p.0123abcd.js"',
    'defer src="/umi.0123abcd.js"',
  ]);
});

test('writes style sheets below the page, antd’s rules before the others', async () => {
  const html = await toDocument(PAGE);
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('</main>'));
  expect(html.indexOf('.a{}')).toBeLessThan(html.indexOf('.b{}'));
});

test('escapes an address within its attribute', async () => {
  const html = await toDocument({ ...PAGE, path: '/uaa/"><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
});

test('throws for a shell that has changed, and writes no incomplete page', async () => {
  await expect(toDocument({ ...PAGE, shell: SHELL.replace('id="root"', 'id="app"') })).rejects.toThrow(
    'root',
  );
});

describe('styles', () => {
  const evaluate = <Result>(call: string) =>
    runModule<Result>(
      `import { pickStyles, toVariantRules } from ${JSON.stringify(url('pickStyles.mjs'))};
       import { pickVariables } from ${JSON.stringify(url('pickVariables.mjs'))};
       answer(await ${call});`,
    );

  const pending = `form[data-${PENDING_SUBMIT}]`;

  test('have the mark of a form that was submitted before the scripts ran', () => {
    expect(readFileSync(join(root, 'src/global.css'), 'utf8')).toContain(`${pending} `);
  });

  test('are reduced to rules that apply to the page, and those that the first script needs', async () => {
    const antd = '.ant-btn{color:var(--c);margin:0}.ant-btn:hover{color:blue}.ant-table{color:red}';
    const needed = `#${ROOT_ID}{top:0}#${LATE_ID}{top:0}[data-page] button{top:0}.late{top:0}.portal button{margin:0}[data-theme="dark"]{color:white}${pending}{top:0}`;
    const own = `.uaa{color:red}${needed}`;
    const html = '<button class="ant-btn portal">x</button>';
    const sheets = await evaluate<string[]>(
      `pickStyles(${JSON.stringify(html)}, ${JSON.stringify([antd, own])})`,
    );
    expect(sheets[0]).toBe('.ant-btn{color:var(--c);margin:0}.ant-btn:hover{color:blue}');
    expect(sheets[1]).toBe(needed);
  });

  test('are added for other settings only where they differ, with the same specificity as the page’s', async () => {
    const light = '.portal{--a:1px;--b:white;}.portal.ant-btn{--c:red;}';
    const dark = '.portal{--a:1px;--b:black;}.portal.ant-btn{--c:red;}';
    const call = [light, dark, ':root[data-theme=dark]'].map((text) => JSON.stringify(text)).join();
    expect(await evaluate<string>(`toVariantRules(${call})`)).toBe(
      ':where(:root[data-theme=dark]).portal,:where(:root[data-theme=dark]) .portal{--b:black}',
    );
  });

  test('are reduced to variables that are read, directly or by other variables', async () => {
    const light =
      '.portal{--a:calc(var(--b) * 2);--b:1px;--c:red;--d:var(--a);--f:0;}.portal.ant-tag{--c:red;}';
    const dark = '.dark .portal{--b:2px;--c:blue;}';
    const readers = ['.x{--e:var(--a);width:var( --e, 1px)}.y{--g:var(--c)}', '<p style="top:var(--f)">'];
    expect(
      await evaluate<string[]>(`pickVariables(${JSON.stringify([light, dark])}, ${JSON.stringify(readers)})`),
    ).toEqual(['.portal{--a:calc(var(--b) * 2);--b:1px;--f:0;}', '.dark .portal{--b:2px;}']);
  });
});
