import { PlusOutlined } from '@ant-design/icons';
import { Card, Pagination } from 'antd';
import { useId } from 'react';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { PAGE_SIZE } from '@/constants';
import type { TemplateProduct } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { listProducts, subscribeProduct } from '@/services/templateCards';
import { showNotice } from '@/utils/notice';
import { ADVANCED_FORM_PATH } from '@/utils/routing/paths';
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

interface Props {
  product: TemplateProduct;
  /** Called when the displayed list is outdated. */
  onChanged: () => void;
}

/** A product, with a button to subscribe or unsubscribe. */
function ProductCard({ product, onChanged }: Props) {
  const t = useT();
  const titleId = useId();
  const { id, title, text, owner, subscribers, subscribed } = product;

  const { run, running, error } = useAction({
    act: () => subscribeProduct(id, !subscribed),
    onDone: (changed) => {
      const message = changed.subscribed ? 'template.cards.subscribed' : 'template.cards.unsubscribed';
      showNotice({ type: 'success', title: t(message, { title }) });
      onChanged();
    },
  });

  return (
    <Card className="product-card">
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <p className="product-facts">
        <PersonAvatar avatar="" name={owner} size={24} />
        <span>{t('template.cards.owner', { owner })}</span>
        <span>{t('template.cards.subscribers', { count: subscribers })}</span>
      </p>
      <SubmitButton className="product-act" busy={running} onClick={() => run()} aria-describedby={titleId}>
        {t(subscribed ? 'template.cards.unsubscribe' : 'template.cards.subscribe')}
      </SubmitButton>
      {error && <FailureAlert error={error} unreachable="template.cards.unreachable" />}
    </Card>
  );
}
