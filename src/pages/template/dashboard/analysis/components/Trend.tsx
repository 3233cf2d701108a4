import { ArrowDownOutlined, ArrowUpOutlined, MinusOutlined } from '@ant-design/icons';
import type { TemplateTrend } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFigures } from '../../components/chart/useFigures';
import './Trend.css';

/** Change of a figure since the previous period: an arrow, and the same as text. */
export function Trend({ value, before }: TemplateTrend) {
  const t = useT();
  const { format } = useFigures();
  if (value === null || before === null || before === 0)
    return <span className="trend">{t('template.trend.unknown')}</span>;
  const rise = (value - before) / Math.abs(before);
  const change = format(Math.abs(rise), 'percent');
  if (change === format(0, 'percent')) {
    return (
      <span className="trend">
        <MinusOutlined aria-hidden /> {t('template.trend.same')}
      </span>
    );
  }
  const Arrow = rise > 0 ? ArrowUpOutlined : ArrowDownOutlined;
  return (
    <span className="trend">
      <Arrow aria-hidden /> {t(rise > 0 ? 'template.trend.up' : 'template.trend.down', { change })}
    </span>
  );
}
