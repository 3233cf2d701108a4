/** Fictitious articles of the search list. They are the same for all readers, except that some belong to the reader. */
import { HOUR } from '../../../src/constants';
import type { Article, ArticleOwner, ArticleTopic, Page } from '../../../src/contract';
import { articleTopics, OWN_ARTICLES, readTopics } from '../../../src/validation/articles';
import { hasKeyword } from '../../../src/validation/keywords';
import { paginate } from '../forms/paging';
import { type Lang, translate } from '../lib/messages';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

const ARTICLES = 24;
const AGE = 31 * HOUR;

const aspects = ['steps', 'report', 'mistakes', 'checklist'] as const;
const others: ArticleOwner[] = [
  { id: 'o-ana', name: 'ana.sample' },
  { id: 'o-bo', name: 'bo.sample' },
  { id: 'o-chen', name: 'chen.sample' },
];

const listOwners = ({ account }: Pick<Account, 'account'>): ArticleOwner[] => [
  { id: OWN_ARTICLES, name: account },
  ...others,
];

/** Returns the owners of the articles; the reader's own id is `me`. */
export const listArticleOwners = ({ account }: EndpointContext<'articleOwners'>): ArticleOwner[] =>
  listOwners(account);

function createArticle(index: number, owners: ArticleOwner[], lang: Lang, newest: number): Article {
  const topic = articleTopics[index % articleTopics.length] as ArticleTopic;
  const second = articleTopics[(index + 2) % articleTopics.length] as ArticleTopic;
  const aspect = aspects[Math.floor(index / articleTopics.length)] ?? 'steps';
  const subject = translate(lang, `article.subject.${topic}`);
  return {
    id: `article-${index + 1}`,
    title: translate(lang, `article.title.${aspect}`, { subject }),
    abstract: translate(lang, `article.abstract.${aspect}`, { subject }),
    topics: index % 3 === 0 ? [topic, second] : [topic],
    owner: owners[(index * 3 + Math.floor(index / 5)) % owners.length] as ArticleOwner,
    publishedAt: toInstant(newest - index * AGE),
    stars: 20 + ((index * 53) % 180),
    likes: 10 + ((index * 29) % 140),
    comments: (index * 7) % 23,
  };
}

/** Returns a page of the articles that match, the newest first. */
export function listArticles({ account, lang, query }: EndpointContext<'articles'>): Page<Article> {
  const { keyword, topics, owner, ...page } = query;
  const selectedTopics = readTopics(topics);
  const newest = now() - HOUR;
  const owners = listOwners(account);
  const found = Array.from({ length: ARTICLES }, (_, index) =>
    createArticle(index, owners, lang, newest),
  ).filter(
    (article) =>
      (selectedTopics.length === 0 || article.topics.some((topic) => selectedTopics.includes(topic))) &&
      (!owner || article.owner.id === owner) &&
      (hasKeyword(article.title, keyword) || hasKeyword(article.abstract, keyword)),
  );
  return paginate(found, page);
}
