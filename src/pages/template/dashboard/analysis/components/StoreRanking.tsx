import { Card } from 'antd';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import type { TemplateShare } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFigures } from '../../components/chart/useFigures';
import './StoreRanking.css';

/** The stores, sorted by sales in descending order. */
export function StoreRanking({ stores }: { stores: readonly TemplateShare[] }) {
  const t = useT();
  const { orDash } = useFigures();
  return (
    <Card>
      <section aria-labelledby="analysis-stores">
        <h2 id="analysis-stores">{t('template.analysis.stores')}</h2>
        {stores.length === 0 ? (
          <EmptyBlock>
            <p>{t('template.analysis.stores.empty')}</p>
          </EmptyBlock>
        ) : (
          <ol className="store-ranking plain-list">
            {stores.map(({ id, name, sales }) => (
              <li key={id}>
                <span>{name}</span>
                <span>{orDash(sales, 'money')}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}
