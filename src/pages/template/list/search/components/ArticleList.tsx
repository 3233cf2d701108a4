import { Button, Grid, Pagination } from 'antd';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { PAGE_SIZE } from '@/constants';
import type { Article } from '@/contract';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { PAGE_SIZES } from '@/utils/routing/listQuery';
import { ArticleItem } from './ArticleItem';

/** The search results and all states of the list. */
export function ArticleList({ list }: { list: ListState<Article> }) {
  const { page, error, reload } = list;
  return (
    <>
      {error && <LoadError title="template.articles.failed" error={error} onRetry={reload} />}
      {!page && !error && <RowsSkeleton rows={5} height="block" />}
      {page && (page.list.length > 0 ? <Hits list={list} articles={page.list} /> : <NoHits list={list} />)}
    </>
  );
}

function Hits({ list, articles }: { list: ListState<Article>; articles: Article[] }) {
  const t = useT();
  const screens = Grid.useBreakpoint();
  const { query, page, loading, change } = list;
  const { pageNumber, pageSize } = query;
  const total = page?.total ?? 0;
  return (
    <>
      <ul className="articles-list plain-list" aria-label={t('page.template.searchList')} aria-busy={loading}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleItem article={article} keyword={String(query.keyword ?? '')} />
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pagination
          align="end"
          current={pageNumber}
          pageSize={pageSize}
          total={total}
          pageSizeOptions={PAGE_SIZES}
          showSizeChanger
          responsive
          simple={screens.sm === false}
          onChange={(number, size) => change(size === pageSize ? { pageNumber: number } : { pageSize: size })}
        />
      )}
    </>
  );
}

/** Shown for an empty list: offers to clear the filters if any are set. */
function NoHits({ list: { filtered, clear } }: { list: ListState<Article> }) {
  const t = useT();
  return (
    <EmptyBlock>
      <p>{t(filtered ? 'template.articles.none' : 'template.articles.empty')}</p>
      {filtered && <Button onClick={clear}>{t('template.articles.clear')}</Button>}
    </EmptyBlock>
  );
}
