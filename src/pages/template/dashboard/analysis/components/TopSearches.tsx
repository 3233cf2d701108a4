import { Card, Table } from 'antd';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { PAGE_SIZE } from '@/constants';
import type { TemplateSearch } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFigures } from '../../components/chart/useFigures';
import { Trend } from './Trend';

/** Search terms, the most frequent first. */
export function TopSearches({ searches }: { searches: readonly TemplateSearch[] }) {
  const t = useT();
  const { orDash } = useFigures();
  return (
    <Card>
      <section aria-labelledby="analysis-searches">
        <h2 id="analysis-searches">{t('template.analysis.searches')}</h2>
        <Table<TemplateSearch>
          size="small"
          rowKey="id"
          caption={<span className="visually-hidden">{t('template.analysis.searches')}</span>}
          dataSource={[...searches]}
          pagination={
            searches.length > PAGE_SIZE && { pageSize: PAGE_SIZE, showSizeChanger: false, simple: true }
          }
          locale={{
            emptyText: (
              <EmptyBlock>
                <p>{t('template.analysis.searches.empty')}</p>
              </EmptyBlock>
            ),
          }}
          columns={[
            { key: 'keyword', dataIndex: 'keyword', title: t('template.analysis.keyword'), rowScope: 'row' },
            {
              key: 'users',
              title: t('template.analysis.users'),
              align: 'end',
              className: 'figure-cell',
              render: (_, { value }) => orDash(value, 'count'),
            },
            {
              key: 'change',
              title: t('template.analysis.change'),
              render: (_, { value, before }) => <Trend value={value} before={before} />,
            },
          ]}
        />
      </section>
    </Card>
  );
}
