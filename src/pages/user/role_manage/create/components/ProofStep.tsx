import { Progress } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FactorRequiredLink } from '@/components/Action/FactorRequiredLink';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FormFooter } from '@/components/Form/FormFooter';
import { ToolSlot } from '@/components/Frame/ToolSlot';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { QrImage } from '@/components/Value/QrImage';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { MINUTE, SECOND } from '@/constants';
import type { RoleDetail, RoleMethod } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { proveRole } from '@/services/roles';
import { COMPANIES_PATH } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';

interface Props {
  role: RoleDetail;
  onAsked: (role: RoleDetail) => void;
  formPath: string;
}

/** Summary of the data and method of proof, and the button that starts it. */
export function ProofStep({ role, onAsked, formPath }: Props) {
  const t = useT();
  const { orgName, uscc, orgType, capacity, legalRep, method } = role;
  const variant = findProofVariant(role);
  const change = <LinkButton to={formPath}>{t('roles.proof.change')}</LinkButton>;
  return (
    <>
      <ReadOnlyFieldRow label={t('register.orgName')} hint={uscc}>
        <bdi lang="">{orgName}</bdi>
      </ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('register.orgType')}>{t(`register.orgType.${orgType}`)}</ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('roles.legalRep')}>
        <bdi lang="">{legalRep}</bdi>
      </ReadOnlyFieldRow>
      <ReadOnlyFieldRow label={t('roles.capacity')}>{t(`identity.capacity.${capacity}`)}</ReadOnlyFieldRow>
      <p className="role-proof-text">{t(`roles.proof.${variant}`, { name: legalRep, orgName })}</p>
      {method === 'CERTIFICATE' ? (
        <>
          <CertificateForm
            name="companyProof"
            present={({ id: challenge, ...signed }, silentFor) =>
              proveRole(role.id, { challenge, ...signed }, silentFor)
            }
            onDone={onAsked}
            submitLabel="roles.proof.go.CERTIFICATE"
            submittingLabel="form.submitting"
          />
          {change}
          <ToolSlot name="certificates" />
        </>
      ) : (
        <AskForProof role={role} onAsked={onAsked}>
          {change}
        </AskForProof>
      )}
    </>
  );
}

function AskForProof({ role, onAsked, children }: Pick<Props, 'role' | 'onAsked'> & { children: ReactNode }) {
  const t = useT();
  const { run, running, error } = useAction({ act: () => proveRole(role.id), onDone: onAsked });
  return (
    <>
      <FailureAlert error={error} unreachable="roles.proof.unreachable" />
      <FormFooter>
        <SubmitButton type="primary" busy={running} onClick={() => run()}>
          {t(running ? 'form.submitting' : `roles.proof.go.${findProofVariant(role)}`)}
        </SubmitButton>
        <FactorRequiredLink error={error} />
        {children}
      </FormFooter>
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

/**
 * Returns the variant of the proof's messages: for the method LEGAL_REP, the legal representative is asked to
 * confirm, unless the user claims to be that person.
 */
function findProofVariant({
  method,
  capacity,
}: Pick<RoleDetail, 'method' | 'capacity'>): RoleMethod | 'asksLegalRep' {
  if (method === null) return 'LEGAL_REP';
  return method === 'LEGAL_REP' && capacity !== 'LEGAL_REP' ? 'asksLegalRep' : method;
}
