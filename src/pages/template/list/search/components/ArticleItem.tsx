import { LikeOutlined, MessageOutlined, StarOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Tag } from 'antd';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Article } from '@/contract';
import { useT } from '@/hooks/useT';
import { splitByKeyword } from '@/validation/keywords';

const counts = [
  { name: 'stars', Icon: StarOutlined },
  { name: 'likes', Icon: LikeOutlined },
  { name: 'comments', Icon: MessageOutlined },
] as const;

/** A search result: text, author, and number of likes. */
export function ArticleItem({ article, keyword }: { article: Article; keyword: string }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { title, abstract, topics, owner, publishedAt } = article;
  return (
    <article className="articles-item">
      <h2 dir="auto">
        <MarkedText text={title} keyword={keyword} />
      </h2>
      <ul className="articles-tags plain-list" aria-label={t('template.articles.topics')}>
        {topics.map((topic) => (
          <li key={topic}>
            <Tag>{t(`template.articles.topic.${topic}`)}</Tag>
          </li>
        ))}
      </ul>
      <p dir="auto">
        <MarkedText text={abstract} keyword={keyword} />
      </p>
      <p className="articles-about">
        <bdi>{owner.name}</bdi> <RelativeTime at={publishedAt} />
      </p>
      <ul className="articles-counts plain-list">
        {counts.map(({ name, Icon }) => (
          <li key={name}>
            <Icon aria-hidden />
            <span aria-hidden="true">{formatNumber(article[name])}</span>
            <span className="visually-hidden">
              {t(`template.articles.${name}`, { count: article[name] })}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Renders a text with all occurrences of the keyword highlighted. */
const MarkedText = ({ text, keyword }: { text: string; keyword: string }) => (
  <>
    {splitByKeyword(text, keyword).map(({ text: part, isHit, start }) =>
      isHit ? <mark key={start}>{part}</mark> : part,
    )}
  </>
);
