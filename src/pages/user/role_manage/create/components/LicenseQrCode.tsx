import { useEffect, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { QrImage } from '@/components/Value/QrImage';
import { MINUTE, SECOND } from '@/constants';
import type { RoleDetail } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { proveRole } from '@/services/roles';
import { getNow } from '@/utils/serverClock';

const countSeconds = (expiresAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - getNow()) / SECOND));

/** Formats seconds as m:ss. */
const toClock = (seconds: number): string => {
  const perMinute = MINUTE / SECOND;
  return `${Math.floor(seconds / perMinute)}:${String(seconds % perMinute).padStart(2, '0')}`;
};

interface Props {
  role: RoleDetail;
  qr: NonNullable<RoleDetail['licenseQr']>;
  onRenewed: (role: RoleDetail) => void;
}

/** QR code for the license app, with its remaining time and a button to renew it. */
export function LicenseQrCode({ role: { id }, qr: { text, expiresAt }, onRenewed }: Props) {
  const t = useT();
  const [seconds, setSeconds] = useState(() => countSeconds(expiresAt));
  const { run, running, error } = useAction({ act: () => proveRole(id), onDone: onRenewed });

  useEffect(() => {
    const count = () => setSeconds(countSeconds(expiresAt));
    count();
    const timer = setInterval(count, SECOND);
    return () => clearInterval(timer);
  }, [expiresAt]);

  return (
    <div className="role-qr">
      <QrImage content={text} label={t('roles.qr.label')} scannable={seconds > 0} />
      {/* Not announced: an announcement every second would drown all others. */}
      <p role="timer">{seconds > 0 ? t('roles.qr.left', { time: toClock(seconds) }) : t('roles.qr.ended')}</p>
      <SubmitButton busy={running} onClick={() => run()}>
        {t('qr.renew')}
      </SubmitButton>
      <FailureAlert error={error} unreachable="roles.proof.unreachable" />
    </div>
  );
}
