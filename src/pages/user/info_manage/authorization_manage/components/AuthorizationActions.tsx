import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AskedAction } from '../askedAction';

interface Props {
  row: AuthorizationRow;
  /** Opens the confirmation dialog. */
  onAsk: (asked: AskedAction) => void;
}

const BUTTON_TYPES: Partial<Record<string, 'primary' | 'text'>> = { accept: 'primary', revoke: 'text' };

/** Buttons for the available actions; each asks for a confirmation. */
export function AuthorizationActions({ row, onAsk }: Props) {
  const t = useT();
  return (
    <RowActions>
      {row.actions.map((action) => (
        <Button
          key={action}
          type={BUTTON_TYPES[action] ?? 'default'}
          danger={action === 'revoke'}
          onClick={() => onAsk({ row, action })}
        >
          <ActionName words={t(`authorizations.${action}`)} name={row.party.name} />
        </Button>
      ))}
    </RowActions>
  );
}
