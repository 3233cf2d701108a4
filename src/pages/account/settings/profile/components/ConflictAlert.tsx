import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/Status/Alert';
import { CodedRegion } from '@/components/Value/CodedRegion';
import { useT } from '@/hooks/useT';
import { getCountryName } from '../countryNames';
import type { ProfileFieldName } from '../profileFields';
import type { ProfileConflict } from '../useProfileForm';

interface Props extends Pick<ProfileConflict, 'differences'> {
  onLatest: () => void;
  onTyped: () => void;
}

/** Compares the server's values with the typed ones and asks which to use. Takes the focus when it appears. */
export function ConflictAlert({ differences, onLatest, onTyped }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announce each new comparison
  useEffect(() => {
    box.current?.focus();
  }, [differences]);

  if (differences.length === 0) {
    return (
      <div ref={box} tabIndex={-1} className="profile-conflict">
        <Alert
          type="info"
          role="alert"
          message={t('profile.conflict')}
          description={t('profile.conflict.merged')}
        />
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="profile-conflict">
      <Alert
        type="warning"
        role="alert"
        message={t('profile.conflict')}
        description={
          <>
            <p>{t('profile.conflict.text')}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('profile.conflict.field')}</th>
                  <th scope="col">{t('profile.conflict.latest')}</th>
                  <th scope="col">{t('profile.conflict.typed')}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ field, latest, typed }) => (
                  <tr key={field}>
                    <th scope="row">{t(`profile.${field}`)}</th>
                    <td data-label={t('profile.conflict.latest')}>
                      <FieldText field={field} value={latest} />
                    </td>
                    <td data-label={t('profile.conflict.typed')}>
                      <FieldText field={field} value={typed} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className="profile-acts">
              <Button onClick={onLatest}>{t('profile.conflict.useLatest')}</Button>
              <Button onClick={onTyped}>{t('profile.conflict.useTyped')}</Button>
            </div>
          </>
        }
      />
    </div>
  );
}

/** Renders a field's value as text. */
function FieldText({ field, value }: { field: ProfileFieldName; value: string }) {
  const t = useT();
  const { locale } = useIntl();
  if (value === '') return <>{t('form.notGiven')}</>;
  if (field === 'region') return <CodedRegion code={value} levels={2} />;
  return <bdi>{field === 'country' ? getCountryName(value, locale) : value}</bdi>;
}
