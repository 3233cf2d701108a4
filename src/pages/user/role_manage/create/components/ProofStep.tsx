import type { ReactNode } from 'react';
import { FactorRequiredLink } from '@/components/Action/FactorRequiredLink';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FormFooter } from '@/components/Form/FormFooter';
import { ToolSlot } from '@/components/Frame/ToolSlot';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { RoleDetail, RoleMethod } from '@/contract';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { proveRole } from '@/services/roles';

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

/**
 * Returns the variant of the proof's messages: for the method LEGAL_REP, the legal representative is asked to
 * confirm, unless the user claims to be that person.
 */
export function findProofVariant({
  method,
  capacity,
}: Pick<RoleDetail, 'method' | 'capacity'>): RoleMethod | 'asksLegalRep' {
  if (method === null) return 'LEGAL_REP';
  return method === 'LEGAL_REP' && capacity !== 'LEGAL_REP' ? 'asksLegalRep' : method;
}
