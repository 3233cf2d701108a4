/** @jest-environment jsdom */
import { findHanLabels } from '../../e2e/support/screens/hanLabels';

const show = (html: string) => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = html;
};

test.each([
  '<h1>Owner: 王小明</h1>',
  '<button>Owner: <b>王小明</b></button>',
  '<strong title="示例科技">Company</strong>',
])('finds the label %s', (html) => {
  show(`<main>${html}</main>`);
  expect(findHanLabels()).toEqual([html]);
});

test('leaves the picture of an icon out of the HTML, so that the text is not cut off', () => {
  show(`<button><svg><path d="${'M0 0'.repeat(200)}"></path></svg>王小明</button>`);
  expect(findHanLabels()).toEqual(['<button>王小明</button>']);
});

test.each([
  '<h1>Owner: <bdi lang="">王小明</bdi></h1>',
  '<div lang="zh-CN"><button title="中文">中文</button></div>',
  '<p>王小明</p>',
])('finds no label in %s', (html) => {
  show(html);
  expect(findHanLabels()).toEqual([]);
});
