import type { ReactNode } from 'react';
import type { AuthorizationState as State } from '@/contract';
import { toStatusElementId } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { type StatusMeaning, StatusTag } from '../Status/StatusTag';
import './AuthorizationState.css';

export const AUTHORIZATION_MEANINGS: Record<State, StatusMeaning> = {
  PENDING: 'pending',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  REJECTED: 'error',
  CANCELLED: 'neutral',
  REVOKED: 'error',
  EXPIRED: 'neutral',
};

interface Props {
  /** Id of the row. */
  id: string;
  state: State;
  /** Replaces the text of the state. */
  label?: string;
  /** Additional information. */
  children?: ReactNode;
}

/** The status of an authorization or a role in a company. */
export function AuthorizationState({ id, state, label, children }: Props) {
  const t = useT();
  return (
    <div id={toStatusElementId(id)} tabIndex={-1} className="authorization-state">
      <StatusTag meaning={AUTHORIZATION_MEANINGS[state]}>
        {label ?? t(`authorizations.state.${state}`)}
      </StatusTag>
      {children}
    </div>
  );
}
