import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { CompanyAuthorization, CompanyAuthorizationAction } from '@/contract';
import type { CompanyPermission } from '@/contract/roleWords';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { UnconfirmedAction } from '@/features/capacities/components/CompanyAuthorizationDialog';
import { toRowName } from '@/features/capacities/rowNames';
import type { Space } from '@/features/capacities/space';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { useT } from '@/hooks/useT';
import { toLetterPath, toModifyAuthorizePath } from '@/utils/routing/paths';

interface Props {
  row: CompanyAuthorization;
  space: Space;
  /** Opens the confirmation dialog. */
  onAsk: (asked: UnconfirmedAction) => void;
}

/** Permission that each action of the company requires; the other actions are the handler's. */
const requiredPermissions: Partial<Record<CompanyAuthorizationAction, CompanyPermission>> = {
  withdraw: 'addAuthorization',
  modify: 'modifyAuthorization',
  withdrawChange: 'modifyAuthorization',
  revoke: 'revokeAuthorization',
};

/**
 * Buttons for the company's available actions on an authorization. The reason for a disabled one is shown above the
 * lists.
 */
export function AuthorizationActions({ row, space, onAsk }: Props) {
  const t = useT();
  const nameHandler = useHandlerName();
  const { id } = space.role;
  const rowName = toRowName(nameHandler(row.handlerName), row.number);
  return (
    <RowActions>
      {row.actions.map((action) => {
        const permission = requiredPermissions[action];
        if (!permission) return null;
        return (
          <CompanyActionButton
            key={action}
            space={space}
            action={permission}
            quiet
            type={action === 'revoke' ? 'text' : 'default'}
            danger={action === 'revoke'}
            {...(action === 'modify'
              ? { to: toModifyAuthorizePath(id, row.id) }
              : { onClick: () => onAsk({ row, action }) })}
          >
            <ActionName words={t(`handlers.${action}`)} name={rowName} />
          </CompanyActionButton>
        );
      })}
      <LinkButton to={toLetterPath(id, row.id)}>
        <ActionName words={t('handlers.letter')} name={rowName} />
      </LinkButton>
    </RowActions>
  );
}
