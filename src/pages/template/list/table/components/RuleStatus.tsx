import {
  CheckCircleOutlined,
  MinusCircleOutlined,
  PlayCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { Rule } from '@/contract';
import { useT } from '@/hooks/useT';

const icons = {
  OFF: MinusCircleOutlined,
  RUNNING: PlayCircleOutlined,
  ONLINE: CheckCircleOutlined,
  ABNORMAL: WarningOutlined,
};

/** Status of a rule as text, with an icon and a color for quick scanning. */
export function RuleStatus({ status }: Pick<Rule, 'status'>) {
  const t = useT();
  const Icon = icons[status];
  return (
    <span className="rules-status" data-status={status}>
      <Icon aria-hidden />
      {t(`template.rules.status.${status}`)}
    </span>
  );
}
