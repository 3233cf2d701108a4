import { Progress } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import type { RoleDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { COMPANIES_PATH } from '@/utils/routing/paths';
import { findProofWords } from '../proofWords';
import { LicenseQrCode } from './LicenseQrCode';

/** Returns the party that the proof waits for: the license app, the legal representative, or the registry. */
export function findWait(role: RoleDetail): 'license' | 'legalRep' | 'registry' {
  if (role.licenseQr) return 'license';
  return findProofWords(role) === 'asksLegalRep' ? 'legalRep' : 'registry';
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
