import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import type { Order, OrderAction } from '@/contract';
import { useT } from '@/hooks/useT';
import { moveOrder } from '@/services/templateLists';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';

interface Props {
  order: Order;
  onMoved: (order: Order) => void;
  /** Called if the order was changed elsewhere meanwhile. */
  onOutdated: () => void;
  /** Called after the dialog has closed; the button that opened it may be unmounted. */
  onSettled: () => void;
}

/** Buttons for the available actions on the order; each asks for a confirmation. */
export function OrderActions({ order, onMoved, onOutdated, onSettled }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<OrderAction>(onSettled);
  const action = dialog.subject ?? 'approve';
  return (
    <>
      <RowActions>
        {order.actions.map((one) => (
          <Button
            key={one}
            type={one === 'approve' ? 'primary' : 'default'}
            danger={one === 'reject'}
            onClick={() => dialog.ask(one)}
          >
            {t(`template.order.${one}`)}
          </Button>
        ))}
      </RowActions>
      <ConfirmDialog
        dialog={dialog}
        title={(asked) => t(`template.order.${asked}.ask`, { number: order.number })}
        yes={t(`template.order.${action}`)}
        busy={t('template.order.busy')}
        danger={action === 'reject'}
        act={(asked) => moveOrder(order.id, asked, order.version)}
        onDone={(moved, asked) => {
          showNotice({ type: 'success', title: t(`template.order.${asked}.done`) });
          onMoved(moved);
        }}
        onError={(error) => {
          if (!isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
          onOutdated();
          return 'close';
        }}
        unreachable="template.order.unreachable"
      />
    </>
  );
}
