import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import type { AuthorizationAction, AuthorizationRow } from '@/services/contract';
import type { OnMoved } from './columns';
import { MoveQuestion } from './MoveQuestion';

interface Props {
  row: AuthorizationRow;
  /** What it is about, in words. */
  matters: string;
  onMoved: OnMoved;
}

/** The buttons for what can be done about it now; each asks before it does anything. */
export function Moves({ row, matters, onMoved }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<AuthorizationAction | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="authorizations-moves">
      {row.actions.map((action) => {
        const words = t(`authorizations.${action}`);
        return (
          <Button
            key={action}
            type={action === 'accept' ? 'primary' : 'default'}
            danger={action === 'revoke'}
            aria-label={t('authorizations.of', { action: words, name: row.party.name })}
            onClick={() => {
              setAsked(action);
              setOpen(true);
            }}
          >
            {words}
          </Button>
        );
      })}
      {asked && (
        <MoveQuestion
          row={row}
          action={asked}
          matters={matters}
          open={open}
          onClose={() => setOpen(false)}
          onMoved={onMoved}
        />
      )}
    </div>
  );
}
