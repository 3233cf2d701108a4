/** @jest-environment jsdom */
import { describeHanLabel, findHanLabels } from '../../e2e/support/screens/hanLabels';

const show = (html: string) => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = html;
};

test('describes the text, the element, the page and the correction', () => {
  show('<div id="root"><main class="page wide"><h1>Owner: 王小明</h1></main></div>');
  const [found] = findHanLabels();
  expect(found && describeHanLabel(found, '/user/info', 'en-US')).toBe(
    'Han text without lang: «Owner: 王小明» in div#root > main.page > h1 on /user/info in en-US. Translate it in src/locales/en-US; if it is personal data, wrap it in <bdi lang="">.',
  );
});

test('describes Han text in an attribute, which cannot be wrapped in an element', () => {
  show('<strong title="示例科技">Company</strong>');
  expect(findHanLabels().map((found) => describeHanLabel(found, '/', 'pt-BR'))).toEqual([
    'Han text without lang: «示例科技» in the title of strong on / in pt-BR. Translate it in src/locales/pt-BR; if it is personal data, set lang="" on the element.',
  ]);
});

test.each([
  '<h1>Owner: <bdi lang="">王小明</bdi></h1>',
  '<div lang="zh-CN"><button title="中文">中文</button></div>',
  '<p>王小明</p>',
])('finds no label in %s', (html) => {
  show(html);
  expect(findHanLabels()).toEqual([]);
});
