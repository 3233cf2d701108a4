import { Button } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { type Fact, FactList } from '@/components/Value/FactList';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import { useT, type Values } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { isLockedOut, type SignInMethods } from '../signInMethods';
import './linked.css';

/** A sign-in method that the user can unlink. */
export interface LinkedItem {
  id: string;
  /** Name of the icon. */
  icon: string;
  name: ReactNode;
  /** Status, below the name. */
  status?: ReactNode;
  facts: readonly Fact[];
  /** Note below the facts. */
  note?: ReactNode;
  /** The sign-in methods that remain after unlinking; null if they are unknown. */
  left: SignInMethods | null;
  /** Fill the placeholders of the list's messages. */
  values: Values;
}

/** Messages of a list; as keys, so that an open dialog follows a language change. */
interface LinkedMessages {
  empty: MessageKey;
  /** Accessible name of the button. */
  label: MessageKey;
  /** The confirmation: question, consequences, and title of the notification after a success. */
  ask: MessageKey;
  means: MessageKey;
  done: MessageKey;
  /** About an item that another tab has unlinked. */
  gone: MessageKey;
}

interface Props<Left> {
  items: readonly LinkedItem[];
  /** Heading of the list; takes the focus because the pressed button is removed with its row. */
  heading: RefObject<HTMLHeadingElement>;
  messages: LinkedMessages;
  unlink: (id: string) => Promise<Left>;
  /** Receives the remaining list. */
  onDone: (left: Left) => void;
  /** Called if another tab has changed the list; `message` is about the change. */
  onOutdated: (message: MessageKey) => void;
}

/** Sign-in methods; the user can unlink each after a confirmation that explains the consequences. */
export function LinkedList<Left>(props: Props<Left>) {
  const { items, heading, messages, unlink, onDone, onOutdated } = props;
  const t = useT();
  const dialog = useConfirmDialog<LinkedItem>(() => heading.current?.focus());
  return (
    <>
      {items.length === 0 ? (
        <p className="linked-means">{t(messages.empty)}</p>
      ) : (
        <ul className="linked-rows plain-list">
          {items.map((item) => (
            <LinkedRow
              key={item.id}
              item={item}
              unlinkLabel={t(messages.label, item.values)}
              onUnlink={() => dialog.ask(item)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={({ values }) => t(messages.ask, values)}
        yes={t('form.unlink')}
        busy={t('form.unlinking')}
        no={t('form.keepIt')}
        danger
        act={({ id }) => unlink(id)}
        onDone={(left, { values }) => {
          showNotice({ type: 'success', title: t(messages.done, values) });
          onDone(left);
        }}
        onError={(error) => {
          const isLast = isRefusedFor(error, 'LAST_WAY_IN');
          if (!isLast && !isNotFound(error)) return undefined;
          onOutdated(isLast ? 'subCode.LAST_WAY_IN' : messages.gone);
          return 'close';
        }}
        unreachable="form.unreachable"
      >
        {({ values, left }) => (
          <>
            <p>{t(messages.means, values)}</p>
            {left && <RemainingMethods {...left} />}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function RemainingMethods({ methods, providers }: SignInMethods) {
  const t = useT();
  const names = [...methods.map((method) => t(`linked.way.${method}`)), ...providers];
  return (
    <>
      <p>{t('linked.unlink.left')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

interface LinkedRowProps {
  item: LinkedItem;
  unlinkLabel: string;
  onUnlink: () => void;
}

/** A sign-in method with a button to unlink it; for the last one the reason why that is not possible. */
function LinkedRow({ item, unlinkLabel, onUnlink }: LinkedRowProps) {
  const t = useT();
  const { id, icon, name, status, facts, note, left } = item;
  const isLast = left !== null && isLockedOut(left);
  const why = isLast ? `linked-why-${id}` : undefined;
  return (
    <li className="linked-row">
      <ProviderIcon name={icon} />
      <div className="linked-facts">
        <strong>{name}</strong>
        {status}
        <FactList facts={facts} />
        {note}
        {isLast && (
          <p id={why} className="linked-means">
            {t('linked.lastWay')}
          </p>
        )}
      </div>
      <RowActions>
        <Button
          type="text"
          danger={!isLast}
          aria-disabled={isLast}
          aria-describedby={why}
          aria-label={unlinkLabel}
          onClick={() => isLast || onUnlink()}
        >
          {t('form.unlink')}
        </Button>
      </RowActions>
    </li>
  );
}
