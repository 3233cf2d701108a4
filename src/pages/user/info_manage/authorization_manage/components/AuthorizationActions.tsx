import { Button } from 'antd';
import { RowActions } from '@/components/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import type { AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AskedAction } from '../askedAction';

interface Props {
  row: AuthorizationRow;
  /** Asks whether it is meant. */
  onAsk: (asked: AskedAction) => void;
}

const BUTTON_TYPES: Partial<Record<string, 'primary' | 'text'>> = { accept: 'primary', revoke: 'text' };

/** The buttons for what can be done about it now; each asks before it does anything. */
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
