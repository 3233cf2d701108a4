import { extend } from 'umi-request';
import { parse, stringify } from '../../../config/plugins/replacements/query';

/** The library that umi-request brings and calls. It has no types of its own. */
const qs: {
  stringify(values: object, options: object): string;
  parse(text: string, options: object): object;
} = require('qs');

/** The options with which umi-request 1.4 calls qs. */
const WRITTEN = { arrayFormat: 'repeat', strictNullHandling: true } as const;
const READ = { strictNullHandling: true };

test.each([
  [{}],
  [{ page: 1, name: 'Zoë & 李', empty: '', yes: true }],
  [{ nothing: undefined, absent: null }],
  [{ status: ['open', 'closed'], none: [], holes: [null, undefined, 1] }],
  [{ "it's (a) *key*!": "it's (a) *value*!~-_." }],
  [{ json: '{"a":[1,2]}', plus: 'a+b', percent: '100%', emoji: '😀' }],
  [{ at: new Date(0), filter: { from: 1, of: { kind: ['a', 'b'] } } }],
  [['first', 'second']],
])('writes %j as qs does', (values) => {
  expect(stringify(values)).toBe(qs.stringify(values, WRITTEN));
});

test.each(['', 'a=1&b=2', 'a=1&a=2&a=3', 'q=Zo%C3%AB+%26+%E6%9D%8E&empty='])(
  'reads %j as qs does',
  (text) => {
    expect(parse(new URLSearchParams(text).toString())).toEqual(qs.parse(text, READ));
  },
);

test('makes umi-request call the same address', async () => {
  const asked: string[] = [];
  const use = async (url: string) => {
    asked.push(url);
    return new Response('{}');
  };
  globalThis.fetch = jest.fn(use) as typeof fetch;
  const params = { list: ['a', 'b'], text: 'x y', none: undefined };
  await extend({ parseResponse: false })('/authApi/list', { params });
  expect(asked).toEqual([`/authApi/list?${stringify(params)}`]);
});
