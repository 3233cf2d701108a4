import { Card } from 'antd';
import type { RefObject } from 'react';
import type { Order } from '@/contract';
import { useT } from '@/hooks/useT';
import { useMoney } from '../../../components/useMoney';
import { OrderSteps } from './OrderSteps';

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
