import { useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { RadioListField } from '@/components/Field/ChoiceListField';
import { IdNumberField } from '@/components/Field/IdentityFields';
import { LoginIdField } from '@/components/Field/LoginIdField';
import { MobileField, type MobileFields } from '@/components/Field/MobileField';
import { NameField } from '@/components/Field/NameField';
import { PeriodFields } from '@/components/Field/PeriodFields';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { Body, HandlerRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { inviteHandler } from '@/services/handlers';
import { showNotice } from '@/utils/notice';
import { toRoleAuthorizePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeGrantee } from '@/validation/grantee';

const CAPACITIES = ['HANDLER', 'ADMIN'] as const;

/** Form values. All are strings, so that a draft can store them. */
interface InvitationValues extends MobileFields {
  name: string;
  loginId: string;
  /** Number of a resident ID, the only document by which the portal finds people. */
  idNo: string;
  capacity: Body<'inviteHandler'>['capacity'];
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** Fields that a draft stores; document numbers are excluded. */
const INVITATION_DRAFT_FIELDS: readonly (keyof InvitationValues)[] = [
  'name',
  'loginId',
  'region',
  'mobile',
  'capacity',
  'start',
  'end',
];

/** Converts form values into the request body, which has the mobile number without its region. */
const toInvitation = ({ region, loginId, idNo, ...values }: InvitationValues): Body<'inviteHandler'> => ({
  ...values,
  loginId: normalizeGrantee(loginId),
  idNo: normalizeDocumentNumber(idNo),
});

interface Props {
  roleId: string;
  /** Id of the user who owns the draft. */
  owner: string;
}

/**
 * Form for the invited person, the capacity and the period. The server's response does not reveal which field is
 * wrong.
 */
export function InviteHandlerForm({ roleId, owner }: Props) {
  const t = useT();
  const [begin] = useState(() => ({ capacity: 'HANDLER' as const, start: getToday() }));
  const listPath = toRoleAuthorizePath(roleId);
  const { formProps, draft, startOver, ...submission } = useForm<InvitationValues, HandlerRow>({
    name: 'invitation',
    save: (values) => inviteHandler(roleId, toInvitation(values)),
    onSaved: ({ name }) => {
      showNotice({ type: 'success', title: t('handlers.invite.done', { name }) });
      goTo(listPath);
    },
    errorFields: { HANDLER_UNKNOWN: 'loginId', HANDLER_SELF: 'loginId', HANDLER_ALREADY: 'loginId' },
    firstField: 'name',
    unreachable: 'handlers.invite.unreachable',
    draft: { name: `invitation ${roleId}`, owner, fields: INVITATION_DRAFT_FIELDS, begin },
  });
  return (
    <PortalForm<InvitationValues> {...formProps} initialValues={begin}>
      <FormIntro>{t('handlers.invite.intro')}</FormIntro>
      <DraftAlert
        draft={draft}
        message="handlers.invite.draft"
        discard="authorizations.draft.drop"
        onDiscard={() => startOver()}
      />
      <NameField label="authorizations.form.name" own={false} />
      <LoginIdField />
      <IdNumberField name="idNo" label="handlers.idNo" typeOf={() => 'RESIDENT_ID'} />
      <MobileField label="handlers.mobile" requiredMessage="handlers.mobile.required" />
      <RadioListField
        name="capacity"
        label={t('handlers.capacity')}
        required={t('handlers.capacity.required')}
        options={CAPACITIES.map((value) => ({
          value,
          label: t(`identity.capacity.${value}`),
          means: t(`handlers.capacity.${value}.means`),
        }))}
      />
      <PeriodFields />
      <SubmitFooter form={submission} submitLabel="handlers.invite.submit" submittingLabel="form.submitting">
        <LinkButton to={listPath}>{t('handlers.back')}</LinkButton>
      </SubmitFooter>
    </PortalForm>
  );
}
