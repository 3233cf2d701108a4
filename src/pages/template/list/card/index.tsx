import { PlusOutlined } from '@ant-design/icons';
import { Card, Pagination } from 'antd';
import { Link } from '@/components/Action/Link';
import { PageHeader } from '@/components/Frame/PageHeader';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { PAGE_SIZE } from '@/constants';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { listProducts } from '@/services/templateCards';
import { ADVANCED_FORM_PATH } from '@/utils/routing/paths';
import { ProductCard } from './ProductCard';
import './index.css';

/** The list is short and has no filters. */
const NO_FILTERS = {};
const PLACEHOLDERS = ['1', '2', '3'];

/** /template/list/card: products with their subscription status. */
export default function CardListPage() {
  const t = useT();
  const { query, page, loading, error, reload, change } = useListQuery(listProducts, NO_FILTERS);

  return (
    <>
      <PageHeader title="page.template.cardList" purpose="template.about.cardList" />
      <div className="stack" aria-busy={loading}>
        {error && <LoadError error={error} title="template.cards.failed" onRetry={reload} />}
        <ul className="products-list plain-list">
          <li>
            <Link className="product-new" to={ADVANCED_FORM_PATH}>
              <PlusOutlined aria-hidden="true" /> {t('template.cards.new')}
            </Link>
          </li>
          {!page && !error && PLACEHOLDERS.map((key) => <ProductPlaceholder key={key} />)}
          {page?.list.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} onChanged={reload} />
            </li>
          ))}
        </ul>
        {page?.total === 0 && (
          <EmptyBlock>
            <p>{t('template.cards.empty')}</p>
          </EmptyBlock>
        )}
        {page && page.total > PAGE_SIZE && (
          <Pagination
            current={query.pageNumber}
            pageSize={query.pageSize}
            total={page.total}
            showSizeChanger={false}
            onChange={(pageNumber) => change({ pageNumber })}
          />
        )}
      </div>
    </>
  );
}

/** Placeholder of a product while loading. */
const ProductPlaceholder = () => (
  <li aria-hidden="true">
    <Card loading />
  </li>
);
