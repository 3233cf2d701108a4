import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import type { RefObject } from 'react';
import { PersonName } from '@/components/Value/PersonName';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Order, OrderStepState } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { useMoney } from '../../../components/useMoney';
import { FactsCard } from '../../components/FactsCard';
import { ItemsCard } from '../../components/ItemsCard';

interface Props {
  order: Order;
  /** Receives the focus after the order has changed its state. */
  heading: RefObject<HTMLHeadingElement>;
}

/** Number, state, amount and progress of the order. */
export function OrderHeader({ order, heading }: Props) {
  const t = useT();
  const money = useMoney();
  const { number, state, amount, steps } = order;
  return (
    <Card>
      <div className="order-header">
        <h2 ref={heading} tabIndex={-1}>
          {t('template.order.heading', { number })}
        </h2>
        <dl>
          <div>
            <dt>{t('template.order.state')}</dt>
            <dd>{t(`template.order.state.${state}`)}</dd>
          </div>
          <div>
            <dt>{t('template.order.amount')}</dt>
            <dd>{money.format(amount)}</dd>
          </div>
        </dl>
      </div>
      <OrderSteps steps={steps} />
    </Card>
  );
}

type Progress = 'done' | 'waits' | 'ahead';

const icons = { done: CheckCircleFilled, waits: ClockCircleOutlined, ahead: MinusCircleOutlined };

const toProgress = ({ done, at }: OrderStepState): Progress => {
  if (done) return 'done';
  return at === null ? 'ahead' : 'waits';
};

/** The steps of the order: who completed each and when, the current one, and those ahead. */
function OrderSteps({ steps }: Pick<Order, 'steps'>) {
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

/** The ordered items, the creator and the customer. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useT();
  const { product, contract, createdBy, createdAt, from, to, customer, lines } = order;
  return (
    <>
      <FactsCard
        title="template.order.details"
        facts={[
          { label: 'template.order.createdBy', value: <PersonName name={createdBy} /> },
          { label: 'template.order.product', value: product },
          { label: 'template.order.createdAt', value: <RelativeTime at={createdAt} /> },
          { label: 'template.order.contract', value: contract },
          {
            label: 'template.order.period',
            value: t('template.order.days', { from: formatDate(from), to: formatDate(to) }),
          },
        ]}
      />
      <FactsCard
        title="template.profile.customer"
        facts={[
          { label: 'template.profile.name', value: <PersonName name={customer.name} /> },
          { label: 'template.profile.mobile', value: customer.mobile },
          { label: 'template.order.idNo', value: customer.idNo },
          { label: 'template.profile.address', value: customer.address },
        ]}
      />
      <ItemsCard title="template.order.lines" items={lines} />
    </>
  );
}
