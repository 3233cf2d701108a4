import { Card, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import '../index.css';

/** antd uses its own default of three columns for breakpoints that are missing here. */
const COLUMNS = { xs: 1, sm: 2, md: 2, lg: 3, xl: 3, xxl: 3 };

interface Props {
  title: MessageKey;
  facts: readonly { label: MessageKey; value: ReactNode }[];
}

/** Card with a heading and a list of labels and values. */
export function FactsCard({ title, facts }: Props) {
  const t = useT();
  const items = facts.map(({ label, value }) => ({ key: label, label: t(label), children: value }));
  return (
    <Card className="profile-facts" title={<h2>{t(title)}</h2>}>
      <Descriptions layout="vertical" colon={false} column={COLUMNS} items={items} />
    </Card>
  );
}
