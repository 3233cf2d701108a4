import { render } from '@testing-library/react';
import { ArticleItem } from '@/pages/template/list/search/components/ArticleItem';
import SearchListPage, { articleFilters } from '@/pages/template/list/search/index';
import { cleanListQuery } from '@/utils/routing/listQuery';
import { createFakeNetwork, httpError } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import '../../../../support/fakes/screenWidth';
import { visits } from '../../../../support/fakes/umi';
import { press, showPage } from '../../../../support/render/showPage';

type Article = import('@/contract').Article;
const network = createFakeNetwork();

const article: Article = {
  id: 'article-1',
  title: 'Forms <b>and</b> forms',
  abstract: 'About forms',
  topics: ['FORMS', 'LISTS'],
  owner: { id: 'o-ana', name: 'ana.sample' },
  publishedAt: '2026-01-01T00:00:00.000Z',
  stars: 1200,
  likes: 2,
  comments: 0,
};
const page = (total: number, ...list: Article[]) => ({ list, total, pageNumber: 1, pageSize: 10 });
const openPage = (query: string) => showPage(<SearchListPage />, { path: `/template/list/search?${query}` });

test('marks the keyword, shows markup as text, and labels the counts for screen readers', () => {
  const { container } = render(<ArticleItem article={article} keyword="forms" />);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Forms',
    'forms',
    'forms',
  ]);
  expect(container.querySelector('h2')?.textContent).toBe('Forms <b>and</b> forms');
  expect(container.querySelector('h2 b')).toBeNull();
  const counts = [...container.querySelectorAll('.articles-counts li')];
  expect(
    counts.map((count) => count.querySelector('li > span[aria-hidden]:not(.anticon)')?.textContent),
  ).toEqual(['1,200', '2', '0']);
  expect(counts.map((count) => count.querySelector('.visually-hidden')?.textContent)).toEqual([
    '1,200 stars',
    '2 likes',
    '0 comments',
  ]);
});

test('shows topics as toggle buttons and sends the selected ones in a fixed order', async () => {
  network.answer('articleOwners', httpError(503));
  network.answer('articles', page(1, article));
  await openPage('topics=LISTS');
  const topic = (name: 'FORMS' | 'LISTS') =>
    [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')].find(
      ({ textContent }) => textContent === en[`template.articles.topic.${name}`],
    ) as HTMLElement;
  expect([topic('LISTS'), topic('FORMS')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  await press(topic('FORMS'));
  expect(network.sent('articles').map(({ query }) => query.topics)).toEqual(['LISTS', 'FORMS,LISTS']);
  expect(network.notices).toEqual([]);
});

test.each([
  ['o-nobody', ['replace /template/list/search?keyword=x']],
  ['o-ana', []],
])(
  'removes an owner from the address only if it is unknown: %s redirects to %j',
  async (owner, addresses) => {
    network.answer('articleOwners', [{ id: 'o-ana', name: 'ana.sample' }]);
    network.answer('articles', page(0));
    await openPage(`keyword=x&owner=${owner}`);
    expect(visits).toEqual(addresses);
  },
);

test.each(['topics=OTHER', 'owner=%3Cb%3E', 'keyword=%20'])(
  'removes the invalid query %s from the address',
  (query) => {
    expect(cleanListQuery(new URLSearchParams(query), articleFilters)).toBe('');
  },
);
