import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  FieldTimeOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { AuthorizationState as State } from '@/contract';
import { toStatusElementId } from '@/hooks/useFocusAfterAction';
import { useT } from '@/hooks/useT';
import './AuthorizationState.css';

const icons = {
  PENDING: ClockCircleOutlined,
  ACTIVE: CheckCircleOutlined,
  SUSPENDED: PauseCircleOutlined,
  REJECTED: CloseCircleOutlined,
  CANCELLED: MinusCircleOutlined,
  REVOKED: RollbackOutlined,
  EXPIRED: FieldTimeOutlined,
};

interface Props {
  /** The row's. */
  id: string;
  state: State;
  /** In place of the state's own words. */
  words?: string;
  /** What more there is to know. */
  children?: ReactNode;
}

/** How something granted stands: in words, with an icon and a color for whoever looks over many. */
export function AuthorizationState({ id, state, words, children }: Props) {
  const t = useT();
  const Icon = icons[state];
  return (
    <div id={toStatusElementId(id)} tabIndex={-1} className="authorization-state">
      <span data-state={state}>
        <Icon aria-hidden />
        {words ?? t(`authorizations.state.${state}`)}
      </span>
      {children}
    </div>
  );
}
