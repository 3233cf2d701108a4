import { useState } from 'react';
import { CheckboxListField } from '@/components/Field/ChoiceListField';
import { LoginIdField } from '@/components/Field/LoginIdField';
import { NameField } from '@/components/Field/NameField';
import { PeriodFields } from '@/components/Field/PeriodFields';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { AuthorizationMatter, AuthorizationRow, Body } from '@/contract';
import { useT } from '@/hooks/useT';
import { grantAuthorization } from '@/services/authorizations';
import { showNotice } from '@/utils/notice';
import { getToday } from '@/utils/today';
import { authorizationMatters } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';

const FIELDS = ['loginId', 'name', 'matters', 'start', 'end'];

/** Form values. All are strings, so that a draft can store them. */
interface GrantFormValues {
  loginId: string;
  name: string;
  /** Comma-separated. */
  matters: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** Returns the ticked matters; ignores unknown ones of an old draft. */
export const parseMatters = (value = ''): AuthorizationMatter[] => {
  const ticked = value.split(',');
  return authorizationMatters.filter((matter) => ticked.includes(matter));
};

/** Converts form values into the request body. */
const toGrantBody = ({ loginId, matters, ...rest }: GrantFormValues): Body<'grantAuthorization'> => ({
  ...rest,
  loginId: normalizeGrantee(loginId),
  matters: parseMatters(matters),
});

/** Form for the authorized person, the matters and the period; an explanation precedes it. */
export function GrantAuthorizationForm({ owner, onDone }: { owner: string; onDone: () => void }) {
  const t = useT();
  const [initialValues] = useState(() => ({ start: getToday() }));
  const { formProps, draft, startOver, ...submission } = useForm<GrantFormValues, AuthorizationRow>({
    save: (fields) => grantAuthorization(toGrantBody(fields)),
    onSaved: ({ party: { name } }) => {
      showNotice({ type: 'success', title: t('authorizations.done.add', { name }) });
      onDone();
    },
    errorFields: { GRANTEE_SELF: 'loginId' },
    firstField: 'loginId',
    unreachable: 'authorizations.form.unreachable',
    draft: { name: 'authorization', owner, fields: FIELDS, begin: initialValues },
  });
  return (
    <PortalForm<GrantFormValues> {...formProps} initialValues={initialValues}>
      <FormIntro>{t('authorizations.form.intro')}</FormIntro>
      <DraftAlert draft={draft} discard="authorizations.draft.drop" onDiscard={() => startOver()} />
      <LoginIdField />
      <NameField label="authorizations.form.name" own={false} />
      <CheckboxListField
        name="matters"
        label={t('authorizations.form.matters')}
        required={t('authorizations.form.matters.required')}
        options={authorizationMatters.map((value) => ({
          value,
          label: t(`authorizations.matter.${value}`),
          means: t(`authorizations.matter.${value}.means`),
        }))}
      />
      <PeriodFields />
      <SubmitFooter
        form={submission}
        submitLabel="authorizations.form.submit"
        submittingLabel="form.submitting"
      />
    </PortalForm>
  );
}
