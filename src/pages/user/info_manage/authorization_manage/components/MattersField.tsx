import { CheckboxListField } from '@/components/CheckboxListField';
import { useT } from '@/hooks/useT';
import { authorizationMatters } from '@/validation/authorizations';

/** What the other person may do, each with what that means; at least one. */
export function MattersField() {
  const t = useT();
  return (
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
  );
}
