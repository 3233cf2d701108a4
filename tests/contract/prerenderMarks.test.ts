/** @jest-environment ./tests/support/sourcesEnvironment.js */
/** The HTML that scripts/prerender writes has the marks for which the page's own scripts look. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LATE_ID, PENDING_SUBMIT, ROOT_ID } from '@/utils/prerenderMarks';
import { runModule } from '../support/runModule';
import { read, root } from './sources';

const url = (name: string) => JSON.stringify(pathToFileURL(join(root, 'scripts/prerender', name)).href);

const PAGE = {
  shell: `<html><head><link rel="stylesheet" href="/umi.css"><script src="/umi.js"></script></head><body><div id="root"></div></body></html>`,
  html: '<main></main>',
  title: '',
  late: 'Still loading',
  path: '/uaa/login',
  locale: 'en-US',
  antd: '',
  own: '',
  scripts: [],
  sheets: [],
  early: '/early.js',
};

const pendingRule = `form[data-${PENDING_SUBMIT.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`;

test('writes a document with its marks, and with the styles of the marked elements', async () => {
  const sheet = [
    `#${ROOT_ID}{top:0}`,
    `#${LATE_ID}{top:1px}`,
    '[data-page] main{top:2px}',
    `${pendingRule}{top:3px}`,
  ];
  const [html, [picked]] = await runModule<[string, [string]]>(
    `import { toDocument } from ${url('document.mjs')};
     import { pickStyles } from ${url('pickStyles.mjs')};
     answer([toDocument(${JSON.stringify(PAGE)}), await pickStyles('<main></main>', [${JSON.stringify(sheet.join(''))}])]);`,
  );
  const { document } = new (jest.requireActual<typeof import('jsdom')>('jsdom').JSDOM)(html).window;
  const { page, lang } = document.getElementById(ROOT_ID)?.dataset ?? {};
  expect({ page, lang }).toEqual({ page: PAGE.path, lang: PAGE.locale });
  expect(document.getElementById(LATE_ID)?.textContent).toBe(PAGE.late);
  expect(picked).toBe(sheet.join(''));
});

test('has the same marks in the style sheet', () => {
  expect(read('src/global.css')).toContain(`${pendingRule} `);
});
