import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { QrImage } from '@/components/Value/QrImage';
import { MINUTE, SECOND } from '@/constants';
import type { RoleDetail } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { proveRole } from '@/services/roles';
import { COMPANIES_PATH } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import { findProofVariant } from './ProofStep';

/** Returns the party that the proof waits for: the license app, the legal representative, or the registry. */
export function findWait(role: RoleDetail): 'license' | 'legalRep' | 'registry' {
  if (role.licenseQr) return 'license';
  return findProofVariant(role) === 'asksLegalRep' ? 'legalRep' : 'registry';
}

/** Shown while a proof is pending; the user may leave the page. */
export function WaitStep({ role, onAsked }: { role: RoleDetail; onAsked: (role: RoleDetail) => void }) {
  const t = useT();
  const wait = findWait(role);
  return (
    <>
      {wait === 'registry' && (
        <Progress percent={95} showInfo={false} status="active" aria-label={t('roles.wait.registry')} />
      )}
      {role.licenseQr && <LicenseQrCode role={role} qr={role.licenseQr} onRenewed={onAsked} />}
      <p role="status" className="role-proof-text">
        {t(`roles.wait.${wait}.text`, { name: role.legalRep })}
      </p>
      <LinkButton to={COMPANIES_PATH}>{t('space.back')}</LinkButton>
    </>
  );
}

const countSeconds = (expiresAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - getNow()) / SECOND));

/** Formats seconds as m:ss. */
const toClock = (seconds: number): string => {
  const perMinute = MINUTE / SECOND;
  return `${Math.floor(seconds / perMinute)}:${String(seconds % perMinute).padStart(2, '0')}`;
};

interface LicenseQrCodeProps {
  role: RoleDetail;
  qr: NonNullable<RoleDetail['licenseQr']>;
  onRenewed: (role: RoleDetail) => void;
}

/** QR code for the license app, with its remaining time and a button to renew it. */
function LicenseQrCode({ role: { id }, qr: { text, expiresAt }, onRenewed }: LicenseQrCodeProps) {
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
