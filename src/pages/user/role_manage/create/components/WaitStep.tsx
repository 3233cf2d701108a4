import { Progress } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import type { RoleDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { COMPANIES_PATH } from '@/utils/routing/paths';
import { findProofWords } from '../proofWords';
import { LicenseQrCode } from './LicenseQrCode';

/** Which waiting it is: for the license app, for the legal representative, or for the registry alone. */
export function findWait(role: RoleDetail): 'license' | 'legalRep' | 'registry' {
  if (role.licenseQr) return 'license';
  return findProofWords(role) === 'asksLegalRep' ? 'legalRep' : 'registry';
}

/** While somebody or something is asked; leaving the page does no harm. */
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
