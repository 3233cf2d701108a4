import { useId } from 'react';
import { NativeSelect } from '@/components/NativeSelect';
import { useT } from '@/hooks/useT';
import { authorizationStates } from '@/validation/authorizations';

interface Props {
  /** '' for all. */
  value: string;
  onChange: (state: string) => void;
}

/** What the list is narrowed by: at once, in the address. */
export function AuthorizationStateFilter({ value, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <search className="authorizations-filter">
      <label htmlFor={id}>{t('authorizations.state')}</label>
      <NativeSelect
        id={id}
        name="state"
        value={value}
        placeholder={t('authorizations.any')}
        options={authorizationStates.map((state) => ({
          value: state,
          label: t(`authorizations.state.${state}`),
        }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  );
}
