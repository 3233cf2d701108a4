import { Button } from 'antd';
import type { AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AskedAction } from '../useActionDialog';

interface Props {
  row: AuthorizationRow;
  /** Asks whether it is meant. */
  onAsk: (asked: AskedAction) => void;
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

const BUTTON_TYPES: Partial<Record<string, 'primary' | 'text'>> = { accept: 'primary', revoke: 'text' };

/** The buttons for what can be done about it now; each asks before it does anything. */
export function AuthorizationActions({ row, onAsk }: Props) {
  const t = useT();
  return (
    <div className="authorizations-moves">
      {row.actions.map((action) => {
        const words = t(`authorizations.${action}`);
        return (
          <Button
            key={action}
            type={BUTTON_TYPES[action] ?? 'default'}
            danger={action === 'revoke'}
            onClick={() => onAsk({ row, action })}
          >
            <span aria-hidden="true">{words}</span>
            <HiddenActionName
              words={t('authorizations.of', { action: words, name: NAME })}
              name={row.party.name}
            />
          </Button>
        );
      })}
    </div>
  );
}
