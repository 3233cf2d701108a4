import {
  CheckCircleOutlined,
  MinusCircleOutlined,
  PlayCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-table';
import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Rule } from '@/contract';
import { type T, useT } from '@/hooks/useT';

/** Dependencies of the cells besides the row. */
interface Context {
  t: T;
  formatNumber: (value: number) => string;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
}

const renderScheduled = ({ t }: Context, { scheduledAt }: Rule) =>
  scheduledAt === null ? t('template.rules.never') : <RelativeTime at={scheduledAt} />;

const Description = ({ text }: { text: string }) => (
  <span dir="auto" className="rules-description">
    {text}
  </span>
);

function Actions({ rule, t, onEdit, onDelete }: Context & { rule: Rule }) {
  return (
    <RowActions>
      <Button onClick={() => onEdit(rule)}>
        <ActionName label={t('template.rules.edit')} name={rule.name} />
      </Button>
      <Button type="text" danger onClick={() => onDelete(rule)}>
        <ActionName label={t('form.delete')} name={rule.name} />
      </Button>
    </RowActions>
  );
}

/** Returns one column for each property of a rule. */
export function getRuleColumns(context: Context): ProColumns<Rule>[] {
  const { t, formatNumber } = context;
  return [
    {
      key: 'name',
      title: t('template.rules.name'),
      render: (_, { name }) => <bdi className="rules-name">{name}</bdi>,
    },
    {
      key: 'description',
      title: t('template.rules.description'),
      render: (_, { description }) => <Description text={description} />,
    },
    {
      key: 'calls',
      title: t('template.rules.calls'),
      sorter: true,
      align: 'right',
      render: (_, { calls }) => formatNumber(calls),
    },
    {
      key: 'status',
      title: t('template.rules.status'),
      render: (_, { status }) => <RuleStatus status={status} />,
    },
    {
      key: 'scheduledAt',
      title: t('template.rules.scheduledAt'),
      sorter: true,
      render: (_, rule) => renderScheduled(context, rule),
    },
    {
      key: 'actions',
      title: t('template.rules.actions'),
      render: (_, rule) => <Actions {...context} rule={rule} />,
    },
  ];
}

/** Renders a rule on narrow screens, with its properties stacked. */
export const renderNarrowRule = (context: Context) => (rule: Rule) => (
  <div className="rules-row">
    <bdi className="rules-name">{rule.name}</bdi>
    <RuleStatus status={rule.status} />
    <Description text={rule.description} />
    <span>{context.t('template.rules.callsOf', { count: context.formatNumber(rule.calls) })}</span>
    <span>{renderScheduled(context, rule)}</span>
    <Actions {...context} rule={rule} />
  </div>
);

const icons = {
  OFF: MinusCircleOutlined,
  RUNNING: PlayCircleOutlined,
  ONLINE: CheckCircleOutlined,
  ABNORMAL: WarningOutlined,
};

/** Status of a rule as text, with an icon and a color for quick scanning. */
function RuleStatus({ status }: Pick<Rule, 'status'>) {
  const t = useT();
  const Icon = icons[status];
  return (
    <span className="rules-status" data-status={status}>
      <Icon aria-hidden />
      {t(`template.rules.status.${status}`)}
    </span>
  );
}
