import { Button, Card } from 'antd';
import { useId } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { Alert } from '@/components/Status/Alert';
import { type StatusMeaning, StatusTag } from '@/components/Status/StatusTag';
import { AUTHORIZATION_MEANINGS } from '@/components/Value/AuthorizationState';
import type { RoleRow, RoleState } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate } from '@/utils/i18n/dates';
import { toCompanyCertificatesPath, toCompanySpacePath, toRoleCreatePath } from '@/utils/routing/paths';
import { getToday } from '@/utils/today';
import { orgTypes } from '@/validation/organizations';
import { findEndingDay, getFailureMessage, isSuccession } from '../groupRoles';
import { ActButton } from './ActButton';

/** Actions that need a confirmation. */
export type AskedAction = 'accept' | 'reject' | 'withdraw' | 'leave' | 'discard';

/** In the order of their buttons; destructive ones come last. */
const ASKED: readonly AskedAction[] = ['accept', 'reject', 'withdraw', 'leave', 'discard'];
const DANGEROUS: readonly AskedAction[] = ['leave', 'discard'];

const ROLE_MEANINGS: Record<RoleState, StatusMeaning> = {
  ...AUTHORIZATION_MEANINGS,
  DRAFT: 'info',
  VERIFYING: 'pending',
};

/** Returns the message for the status of a role. */
function getStateMessage({ state, origin }: RoleRow): MessageKey {
  if (state === 'PENDING') return origin === 'APPLIED' ? 'roles.state.APPLIED' : 'roles.state.INVITED';
  if (state === 'REJECTED' && origin === 'CREATED') return 'roles.state.UNPROVEN';
  return `roles.state.${state}`;
}

/** A role in a company: its name, the capacity, the status and the available actions. */
export function RoleCard({ role, onAsk }: { role: RoleRow; onAsk: (action: AskedAction) => void }) {
  const t = useT();
  const nameId = useId();
  const { formatPeriod } = useCapacityTexts();
  const { id, uscc, orgType, capacity, state, start, actions, failure, certificatesEnding } = role;
  const endingDay = findEndingDay(role);
  const isLater = state === 'ACTIVE' && start !== null && start > getToday();
  const hasSpace = state === 'ACTIVE' || state === 'SUSPENDED';
  return (
    <Card className="role-card">
      <div className="role-head">
        <h3 id={nameId}>
          <bdi lang="">{getCompanyName(role)}</bdi>
        </h3>
        <StatusTag meaning={ROLE_MEANINGS[state]}>
          {isLater ? t('roles.state.later', { start: formatDate(start) }) : t(getStateMessage(role))}
        </StatusTag>
      </div>
      <p className="role-facts">
        <span>{uscc}</span>
        {orgTypes.includes(orgType) && <span>{t(`register.orgType.${orgType}`)}</span>}
        <span>{t(`identity.capacity.${capacity}`)}</span>
        {start && <span>{formatPeriod(role)}</span>}
      </p>
      {state === 'SUSPENDED' && <p className="role-note">{t('roles.suspended')}</p>}
      {isSuccession(role) && (
        <p className="role-note">{t('roles.successor', { end: formatDate(role.end ?? '') })}</p>
      )}
      {failure && <p className="role-note">{t(getFailureMessage(failure))}</p>}
      {endingDay && <Alert type="warning" message={t('roles.ending', { end: formatDate(endingDay) })} />}
      {certificatesEnding > 0 && (
        <Alert
          type="warning"
          message={
            <Link to={toCompanyCertificatesPath(id)}>
              {t('roles.certificates', { count: certificatesEnding })}
            </Link>
          }
        />
      )}
      <RowActions>
        {hasSpace && (
          <LinkButton type="primary" aria-describedby={nameId} to={toCompanySpacePath(id)}>
            {t('identity.company.space')}
          </LinkButton>
        )}
        <ActButton role={role} describedBy={nameId} />
        {(actions.includes('continue') || state === 'VERIFYING') && (
          <LinkButton type="primary" aria-describedby={nameId} to={toRoleCreatePath(id)}>
            {t(state === 'VERIFYING' ? 'roles.action.view' : 'form.continue')}
          </LinkButton>
        )}
        {ASKED.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            type={action === 'accept' ? 'primary' : DANGEROUS.includes(action) ? 'text' : 'default'}
            danger={DANGEROUS.includes(action)}
            aria-describedby={nameId}
            onClick={() => onAsk(action)}
          >
            {t(`roles.action.${action}`)}
          </Button>
        ))}
      </RowActions>
    </Card>
  );
}
