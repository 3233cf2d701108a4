import { useIntl } from '@umijs/max';
import { Checkbox } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { LoadError } from '@/components/Status/LoadError';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import type { Data, PanicChange } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getPanicPreview } from '@/services/panic';
import type { ApiError } from '@/utils/http/ApiError';
import { formatDateTime } from '@/utils/i18n/dates';
import { followAddress } from '@/utils/routing/redirect';
import './PanicDialog.css';

interface Props {
  /** Locks the account; `mine`: ids of the changes that the user has made, which stay. */
  act: (mine: string[]) => Promise<Data<'panic'>>;
  /** Whether the account is that of this browser's session, so that its changes can be listed. */
  isOwn?: boolean;
  /** Called before the page of the lock opens. */
  onLocked?: () => void;
  /** Called after a failure; returns 'close' if the dialog is outdated. */
  onError?: (error: ApiError) => unknown;
  /** Renders the element that opens the dialog. */
  children: (ask: () => void) => ReactNode;
}

/** Explains the consequences of locking an account, and locks it after a confirmation. */
export function PanicDialog({ act, isOwn = false, onLocked, onError, children }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'panic'>();
  /** null until the list of changes has loaded. */
  const [ownChanges, setOwnChanges] = useState<string[] | null>(isOwn ? null : []);
  return (
    <>
      {children(() => dialog.ask('panic'))}
      <ConfirmDialog
        dialog={dialog}
        title={() => t('panic.ask')}
        yes={t('panic.yes')}
        busy={t('panic.busy')}
        danger
        disabled={ownChanges === null}
        act={() => act(ownChanges ?? [])}
        onDone={({ redirectUrl }) => {
          onLocked?.();
          followAddress(redirectUrl, { replace: true });
        }}
        onError={onError}
        unreachable="panic.unreachable"
      >
        {() => (
          <>
            <ul>
              <li>{t('panic.effect.sessions')}</li>
              <li>{t('panic.effect.pause')}</li>
              <li>{t(isOwn ? 'panic.effect.changes' : 'panic.effect.changes.all')}</li>
              <li>{t('panic.effect.told')}</li>
            </ul>
            {isOwn && <PanicChanges mine={ownChanges ?? []} onChoose={setOwnChanges} />}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

interface PanicChangesProps {
  /** Ids of the changes that the user has made. */
  mine: readonly string[];
  onChoose: (mine: string[]) => void;
}

/** The changes that the report reverts, each with a checkbox to keep it, and the accounts that it does not lock. */
function PanicChanges({ mine, onChoose }: PanicChangesProps) {
  const t = useT();
  const { locale } = useIntl();
  const { data, error, reload } = useLoad(getPanicPreview);

  // Changes of this session are the user's own. If the list fails to load, all changes are reverted.
  useEffect(() => {
    if (data) onChoose(data.changes.filter(({ own }) => own).map(({ id }) => id));
    else if (error) onChoose([]);
  }, [data, error, onChoose]);

  if (!data && error) return <LoadError error={error} title="panic.changes.failed" onRetry={reload} />;
  if (!data) return <TextSkeleton rows={2} />;
  const { changes, linked } = data;
  const label = ({ kind, name, at }: PanicChange) => {
    const isPasskey = kind === 'passkeyAdded' || kind === 'passkeyRemoved';
    const shown = name || (isPasskey ? t('passkeys.unnamed') : '–');
    return t('panic.change', { what: t(`panic.change.${kind}`, { name: shown }), at: formatDateTime(at) });
  };
  return (
    <>
      {changes.length > 0 && (
        <fieldset className="panic-changes">
          <legend>{t('panic.changes')}</legend>
          <Checkbox.Group
            value={[...mine]}
            onChange={onChoose}
            options={changes.map((change) => ({ value: change.id, label: label(change) }))}
          />
        </fieldset>
      )}
      {linked.length > 0 && <p>{t('panic.linked', { names: new Intl.ListFormat(locale).format(linked) })}</p>}
    </>
  );
}
