import { Button } from 'antd';
import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { CompanyAuthorization, CompanyAuthorizationAction } from '@/contract';
import { ChangeSummary } from '@/features/capacities/components/ChangeSummary';
import type {
  AuthorizationMove,
  UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import { MatterList } from '@/features/capacities/components/MatterList';
import { RoleStatusTag } from '@/features/capacities/components/RoleStatusTag';
import { usePeriodWords } from '@/features/capacities/usePeriodWords';
import { useT } from '@/hooks/useT';
import { toLetterPath } from '@/utils/routing/paths';

interface Props {
  roleId: string;
  row: CompanyAuthorization;
  /** Opens the confirmation dialog. */
  onAsk: (asked: UnconfirmedAction) => void;
}

/** The handler's own actions; the others are the company's. None of them requires acting for the company. */
const own: readonly CompanyAuthorizationAction[] = [
  'accept',
  'reject',
  'acceptChange',
  'rejectChange',
  'resign',
] satisfies AuthorizationMove[];

const isOwn = (action: CompanyAuthorizationAction): action is AuthorizationMove => own.includes(action);

/** An authorization as its handler sees it: coverage, requested change, and available actions. */
export function OwnAuthorization({ roleId, row, onAsk }: Props) {
  const t = useT();
  const formatPeriod = usePeriodWords();
  const { scope, matters, number, change, actions } = row;
  return (
    <li className="own-authorization">
      <RoleStatusTag {...row} />
      {scope === 'ALL' ? <span>{t('handlers.scope.ALL')}</span> : <MatterList matters={matters} />}
      <span>{formatPeriod(row)}</span>
      {change && (
        <>
          <strong>{t('handlers.space.change')}</strong>
          <ChangeSummary row={row} />
        </>
      )}
      <RowActions>
        {actions.filter(isOwn).map((action) => (
          <Button
            key={action}
            type={action === 'accept' || action === 'acceptChange' ? 'primary' : 'default'}
            danger={action === 'resign'}
            onClick={() => onAsk({ row, action })}
          >
            <ActionName words={t(`handlers.${action}`)} name={number} />
          </Button>
        ))}
      </RowActions>
      <Link to={toLetterPath(roleId, row.id)}>{t('handlers.letter.of', { number })}</Link>
    </li>
  );
}
