import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Order, OrderStepState } from '@/contract';
import { useT } from '@/hooks/useT';
import { PersonName } from '../../components/PersonName';

type Progress = 'done' | 'waits' | 'ahead';

const icons = { done: CheckCircleFilled, waits: ClockCircleOutlined, ahead: MinusCircleOutlined };

const toProgress = ({ done, at }: OrderStepState): Progress => {
  if (done) return 'done';
  return at === null ? 'ahead' : 'waits';
};

/** The steps of the order: who completed each and when, the current one, and those ahead. */
export function OrderSteps({ steps }: Pick<Order, 'steps'>) {
  const t = useT();
  return (
    <ol className="order-steps plain-list" aria-label={t('template.order.steps')}>
      {steps.map((one) => {
        const progress = toProgress(one);
        const Icon = icons[progress];
        return (
          <li
            key={one.step}
            data-progress={progress}
            aria-current={progress === 'waits' ? 'step' : undefined}
          >
            <strong>
              <Icon aria-hidden /> {t(`template.order.step.${one.step}`)}
            </strong>
            <span>{t(`template.order.${progress}`)}</span>
            {one.by !== null && <PersonName name={one.by} />}
            {one.at !== null && <RelativeTime at={one.at} />}
          </li>
        );
      })}
    </ol>
  );
}
