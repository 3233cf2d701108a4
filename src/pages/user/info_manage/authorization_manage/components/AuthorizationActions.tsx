import { Button } from 'antd';
import { useState } from 'react';
import type { AuthorizationAction, AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { ConfirmActionDialog, type OnActionDone } from './ConfirmActionDialog';

interface Props {
  row: AuthorizationRow;
  /** What it is about, in words. */
  matters: string;
  onMoved: OnActionDone;
}

/** Stands for the name in the words around it. */
const NAME = '\u0000';
const HAN = /\p{Script=Han}/u;

/** What a button is called where it is not seen; the name says in which language it is written. */
function HiddenActionName({ words, name }: { words: string; name: string }) {
  const [before, after] = words.split(NAME);
  return (
    <span className="visually-hidden">
      {before}
      <bdi lang={HAN.test(name) ? 'zh' : undefined}>{name}</bdi>
      {after}
    </span>
  );
}

/** The buttons for what can be done about it now; each asks before it does anything. */
export function AuthorizationActions({ row, matters, onMoved }: Props) {
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
            onClick={() => {
              setAsked(action);
              setOpen(true);
            }}
          >
            <span aria-hidden="true">{words}</span>
            <HiddenActionName
              words={t('authorizations.of', { action: words, name: NAME })}
              name={row.party.name}
            />
          </Button>
        );
      })}
      {asked && (
        <ConfirmActionDialog
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
