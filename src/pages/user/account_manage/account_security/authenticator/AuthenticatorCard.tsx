import { Button } from 'antd';
import { useRef, useState } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { FactList } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { RECOVERY_CODES } from '@/constants';
import type { AuthenticatorSetup } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import {
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '@/services/authenticator';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { SecurityCard } from '../components/SecurityCard';
import { RecoveryCodes } from './RecoveryCodes';
import { SetupForm } from './SetupForm';
import './AuthenticatorCard.css';

/** Number of remaining codes below which the user is advised to create new ones. */
const FEW_CODES = 3;

interface Props {
  /** Called after a change, so that the check-up counts the app again. */
  onChanged: () => void;
}

/** The authenticator app of this account: setup by a QR code, recovery codes, and removal. */
export function AuthenticatorCard({ onChanged }: Props) {
  const t = useT();
  const { data, error, reload: reloadApp } = useRead(['authenticator'], getAuthenticator);
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  /** New codes, until the user has saved them. */
  const [codes, setCodes] = useState<string[] | null>(null);
  const [outdated, setOutdated] = useState<MessageKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button may be unmounted afterwards: move the focus to the heading.
  const focusHeading = () => heading.current?.focus();
  const dialog = useConfirmDialog<'renew' | 'remove'>(focusHeading);

  const reload = () => {
    reloadApp();
    onChanged();
  };
  const onOutdated = (message: MessageKey) => {
    setSetup(null);
    setOutdated(message);
    reload();
    focusHeading();
  };
  const noteChange = (failed: ApiError) => {
    // If the response was lost, the change may have been made: load the current state.
    if (failed.kind !== 'refused') reload();
    if (!isRefusedFor(failed, 'CHANGED_MEANWHILE')) return false;
    onOutdated('authenticator.changed');
    return true;
  };
  const showCodes = (made: string[]) => {
    setOutdated(null);
    setSetup(null);
    setCodes(made);
    reload();
  };
  const start = useAction({
    act: startAuthenticator,
    onDone: (started) => {
      setOutdated(null);
      setSetup(started);
    },
    onError: noteChange,
  });
  const isOn = data !== null && data.addedAt !== null;

  return (
    <SecurityCard className="authenticator" heading={heading} title={t('authenticator.heading')}>
      <p className="security-note">{t('authenticator.purpose')}</p>
      {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
      {error && <LoadError error={error} title="authenticator.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={1} height="block" />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
            focusHeading();
          }}
        />
      )}
      {isOn && !codes && (
        <>
          <FactList
            className="fact-list"
            facts={[
              ['authenticator.addedAt', data.addedAt && <RelativeTime key="added" at={data.addedAt} />],
              [
                'security.lastUsed',
                data.lastUsedAt ? <RelativeTime key="used" at={data.lastUsedAt} /> : t('security.never'),
              ],
              [
                'authenticator.codesLeft',
                t('authenticator.codesLeft.count', { left: data.codesLeft, total: RECOVERY_CODES }),
              ],
              [
                'authenticator.codesMadeAt',
                data.codesMadeAt && <RelativeTime key="made" at={data.codesMadeAt} />,
              ],
            ]}
          />
          {data.codesLeft < FEW_CODES && (
            <Alert type="warning" role="note" message={t('authenticator.codesFew')} />
          )}
          <RowActions>
            <Button onClick={() => dialog.ask('renew')}>{t('authenticator.renew')}</Button>
            <Button danger onClick={() => dialog.ask('remove')}>
              {t('form.remove')}
            </Button>
          </RowActions>
        </>
      )}
      {data && !isOn && !codes && setup && (
        <SetupForm
          setup={setup}
          onConfirmed={({ codes: made }) => {
            showNotice({ type: 'success', title: t('authenticator.added') });
            showCodes(made);
          }}
          onError={(failed) => {
            if (!isRefusedFor(failed, 'TICKET_UNKNOWN')) return noteChange(failed);
            onOutdated('authenticator.gone');
            return true;
          }}
          onCancel={() => {
            setSetup(null);
            focusHeading();
          }}
        />
      )}
      {data && !isOn && !codes && !setup && (
        <>
          <p className="security-note">{t('authenticator.none')}</p>
          <FailureAlert error={start.error} unreachable="form.unreachable" />
          <SubmitButton busy={start.running} onClick={() => start.run()}>
            {t(start.running ? 'authenticator.settingUp' : 'authenticator.setUp')}
          </SubmitButton>
        </>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={(act) => t(`authenticator.${act}.ask`)}
        yes={t(`authenticator.${dialog.subject ?? 'renew'}.yes`)}
        busy={t(`authenticator.${dialog.subject ?? 'renew'}.busy`)}
        danger={dialog.subject === 'remove'}
        act={async (act) => {
          if (act === 'renew') return (await renewRecoveryCodes()).codes;
          await removeAuthenticator();
          return null;
        }}
        onDone={(made) => {
          if (made) return showCodes(made);
          showNotice({ type: 'success', title: t('authenticator.removed') });
          setOutdated(null);
          return reload();
        }}
        onError={(failed) => (noteChange(failed) ? 'close' : undefined)}
        unreachable="form.unreachable"
      >
        {(act) => <p>{t(`authenticator.${act}.text`, { total: RECOVERY_CODES })}</p>}
      </ConfirmDialog>
    </SecurityCard>
  );
}
