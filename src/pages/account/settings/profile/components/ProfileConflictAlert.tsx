import { useIntl } from '@umijs/max';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { Alert } from '@/components/Status/Alert';
import { CodedRegion } from '@/components/Value/CodedRegion';
import { useT } from '@/hooks/useT';
import { getCountryName } from '../countryNames';
import type { FieldDifference, ProfileFieldName } from '../profileFields';

interface Props extends ConflictChoices {
  /** The fields that the user has to decide. If there are none, the form was merged with the stored profile. */
  differences: readonly FieldDifference[];
}

/** Lists the stored values that differ from the typed ones, after the profile was changed elsewhere. */
export function ProfileConflictAlert({ differences, ...choices }: Props) {
  const t = useT();
  const { locale } = useIntl();
  if (differences.length === 0) {
    return (
      <div className="conflict-alert">
        <Alert
          type="info"
          role="alert"
          message={t('profile.conflict')}
          description={t('profile.conflict.merged')}
        />
      </div>
    );
  }

  const renderValue = (field: ProfileFieldName, value: string) => {
    if (value === '') return t('form.notGiven');
    if (field === 'region') return <CodedRegion code={value} levels={2} />;
    return field === 'country' ? getCountryName(value, locale) : value;
  };
  return (
    <ConflictAlert
      title="profile.conflict"
      keep="profile.conflict.useTyped"
      differences={differences.map(({ field, latest }) => ({
        label: t(`profile.${field}`),
        value: renderValue(field, latest),
      }))}
      {...choices}
    />
  );
}
