import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { Passkeys } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { listPasskeys } from '@/services/passkeys';
import { showNotice } from '@/utils/notice';
import { declinePasskey, endPasskeyOffer } from '@/utils/storage/passkeyOffer';
import { canUpgradeToPasskey, hasDeviceLock } from '@/utils/supportsPasskeys';
import { createAndAdd } from './createAndAdd';
import './PasskeyOffer.css';

interface Props {
  /** Called when the offer has ended and its buttons are unmounted, so that the caller moves the focus. */
  onEnd: () => void;
}

const listQuietly = () => listPasskeys({ quiet: true });

/** Returns whether this device has a screen lock; false until the browser has responded. */
function useDeviceLock(): boolean {
  const [hasLock, setHasLock] = useState(false);
  useEffect(() => {
    hasDeviceLock().then(setHasLock);
  }, []);
  return hasLock;
}

/**
 * Lets the browser create the first passkey automatically, if it can and `mayUpgrade`: a password manager does so if
 * it has just filled in the password. Returns whether this attempt is pending; it ends without an error, because the
 * user did not request it.
 */
function useUpgrade(mayUpgrade: boolean | undefined, onAdded: (passkeys: Passkeys) => void): boolean {
  const [isOpen, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt
  useEffect(() => {
    if (mayUpgrade === undefined) return;
    const upgrade = async () => {
      if (mayUpgrade && (await canUpgradeToPasskey())) onAdded(await createAndAdd({ upgrade: true }));
    };
    upgrade()
      .catch(() => undefined)
      .finally(() => setOpen(false));
  }, [mayUpgrade]);
  return isOpen;
}

/** After a sign-in by password, offers a passkey to a user without one, on a device that can store one. */
export default function PasskeyOffer({ onEnd }: Props) {
  return useDeviceLock() ? <OfferToUserWithoutPasskey onEnd={onEnd} /> : null;
}

function OfferToUserWithoutPasskey({ onEnd }: Props) {
  const t = useT();
  const titleId = useId();
  const { data, replace } = useRead(['passkeys'], listQuietly);
  const [isOver, setOver] = useState(false);
  const end = () => {
    setOver(true);
    onEnd();
  };
  const finish = (passkeys: Passkeys, description?: string) => {
    endPasskeyOffer();
    replace(passkeys);
    showNotice({ type: 'success', title: t('passkeys.added'), description });
  };
  const { run, running, error } = useAction({
    act: () => createAndAdd(),
    onDone: (added) => {
      finish(added);
      end();
    },
  });
  // The user may be typing elsewhere: the focus stays.
  const isUpgrading = useUpgrade(data?.mayUpgrade, (added) => finish(added, t('passkeys.upgraded')));
  const decline = (forGood: boolean) => () => {
    declinePasskey({ forGood });
    end();
  };

  if (isOver || isUpgrading || data?.list.length !== 0) return null;
  return (
    <section className="passkey-offer" aria-labelledby={titleId}>
      <Alert
        type="info"
        role="none"
        message={<span id={titleId}>{t('passkeys.offer.title')}</span>}
        description={
          <>
            <p>{t('passkeys.offer.text')}</p>
            <FailureAlert error={error} unreachable="passkeys.unreachable" />
            <RowActions>
              <SubmitButton type="primary" busy={running} onClick={() => run()}>
                {t(running ? 'passkeys.adding' : 'passkeys.add')}
              </SubmitButton>
              <Button onClick={decline(false)}>{t('passkeys.offer.later')}</Button>
              <Button type="text" onClick={decline(true)}>
                {t('passkeys.offer.never')}
              </Button>
            </RowActions>
          </>
        }
      />
    </section>
  );
}
