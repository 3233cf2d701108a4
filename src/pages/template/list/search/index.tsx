import { useLocation } from '@umijs/max';
import { Button, Card, Form } from 'antd';
import { useEffect, useId } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Filters } from '@/components/Table/Filters';
import { KeywordFilter } from '@/components/Table/KeywordFilter';
import { ListBar } from '@/components/Table/ListBar';
import { SelectFilter } from '@/components/Table/SelectFilter';
import { PAGE_NUMBER } from '@/constants';
import { useListQuery } from '@/hooks/useListQuery';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { listArticleOwners, listArticles } from '@/services/templateLists';
import { formatListQuery, type ListFilters } from '@/utils/routing/listQuery';
import { replaceWith } from '@/utils/routing/redirect';
import { articleTopics, isOwnerId, isTopicList, OWN_ARTICLES, readTopics } from '@/validation/articles';
import { isKeyword } from '@/validation/keywords';
import { ArticleList } from './components/ArticleList';
import './index.css';

export const articleFilters = {
  keyword: isKeyword,
  topics: isTopicList,
  owner: isOwnerId,
} satisfies ListFilters;

const messages = { total: 'template.articles.total', clear: 'template.articles.clear' } as const;

/** /template/list/search: search for articles by keyword, topic and owner. */
export default function SearchListPage() {
  const t = useT();
  const list = useListQuery(listArticles, articleFilters);
  // If the names of other authors cannot be loaded, the list still works: the user can filter by their own articles.
  const { data: owners } = useRead(['articleOwners'], listArticleOwners);
  const others = (owners ?? []).filter(({ id }) => id !== OWN_ARTICLES);
  const { pathname } = useLocation();
  const { query } = list;
  const known = [undefined, OWN_ARTICLES, ...others.map(({ id }) => id)];
  const isNobody = owners !== null && !known.some((id) => id === query.owner);

  // The filter cannot show an unknown author, so the empty list would be unexplained: remove it from the address.
  useEffect(() => {
    if (!isNobody) return;
    const rest = formatListQuery({ ...query, owner: undefined, pageNumber: PAGE_NUMBER });
    replaceWith([pathname, rest].filter(Boolean).join('?'));
  }, [isNobody, query, pathname]);
  return (
    <>
      <PageHeader title="page.template.searchList" purpose="template.about.searchList" />
      <Card className="articles" classNames={{ body: 'stack' }}>
        <Filters list={list}>
          <KeywordFilter label="template.articles.keyword" />
          <SelectFilter
            name="owner"
            label="template.articles.owner"
            any="template.articles.owner.any"
            options={[
              { value: OWN_ARTICLES, label: t('template.articles.owner.me') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TopicsFilter />
        </Filters>
        <ListBar list={list} messages={messages} />
        <ArticleList list={list} />
      </Card>
    </>
  );
}

/** Filter by one or several topics; spans the full width of Filters. */
function TopicsFilter() {
  const t = useT();
  const id = useId();
  return (
    <Form.Item name="topics" label={<span id={id}>{t('template.articles.topics')}</span>}>
      <Topics labelId={id} />
    </Form.Item>
  );
}

interface TopicsProps {
  labelId: string;
  /** Comma-separated; set by Form.Item. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Toggle buttons, one for each topic. */
function Topics({ labelId, value, onChange }: TopicsProps) {
  const t = useT();
  const chosen = readTopics(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its own legend, and Form.Item already shows the label
    <div role="group" aria-labelledby={labelId} className="articles-topics">
      {articleTopics.map((topic) => {
        const isChosen = chosen.includes(topic);
        const next = articleTopics.filter((one) => (one === topic ? !isChosen : chosen.includes(one)));
        return (
          <Button
            key={topic}
            shape="round"
            type={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onChange?.(next.join(','))}
          >
            {t(`template.articles.topic.${topic}`)}
          </Button>
        );
      })}
    </div>
  );
}
