import { useIntl } from '@umijs/max';
import { Form, Input, Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { RegionField } from '@/components/Field/RegionField';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormCard } from '@/components/Form/FormCard';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { CodedRegion } from '@/components/Value/CodedRegion';
import { OwnValue } from '@/components/Value/OwnValue';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN, NICKNAME_MAX, PROFILE_MAX } from '@/constants';
import type { Profile } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { CHANGE_EMAIL_PATH } from '@/utils/routing/paths';
import { HOME_COUNTRY } from '@/validation/countries';
import {
  checkCountry,
  checkNickname,
  checkPhone,
  checkProfileText,
  checkStreet,
  normalizeLine,
  normalizePhone,
} from '@/validation/profile';
import { getCountryName, listCountries } from '../countryNames';
import type { FieldDifference, ProfileFieldName } from '../profileFields';
import { useProfileForm } from '../useProfileForm';
import { MaskedField } from './MaskedField';

const ROWS = { minRows: 3, maxRows: 8 };
/** Counts characters as the validation rule does; does not truncate the text while the user types. */
const COUNT = { show: true, max: PROFILE_MAX, strategy: (text: string) => [...text.trim()].length };

interface Props {
  profile: Profile;
  /** Id of the user who owns the draft. */
  owner: string;
  onSaved: (profile: Profile) => void;
}

/** Form of the profile fields. */
export function ProfileForm({ profile, owner, onSaved }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const {
    form,
    formProps,
    submitting,
    submitId,
    failure,
    draft,
    discardDraft,
    conflict,
    takeLatest,
    saveTyped,
  } = useProfileForm(profile, owner, onSaved);
  const country = Form.useWatch('country', form) ?? (profile.country || HOME_COUNTRY);

  return (
    <FormCard title={<h2>{t('profile.card')}</h2>}>
      <PortalForm {...formProps} className="profile-form">
        <DraftAlert draft={draft} onDiscard={discardDraft} />
        <p className="profile-required">{t('profile.required')}</p>
        <ReadOnlyFieldRow
          label={t('profile.email')}
          hint={t('profile.email.why')}
          action={<Link to={CHANGE_EMAIL_PATH}>{t('profile.email.change')}</Link>}
        >
          {profile.email ? <OwnValue field="email" masked={profile.email} /> : t('form.notGiven')}
        </ReadOnlyFieldRow>
        <Form.Item
          name="nickname"
          label={t('profile.nickname')}
          required
          extra={t('profile.nickname.hint', { max: NICKNAME_MAX })}
          rules={[rule(checkNickname)]}
        >
          <Input name="nickname" autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="profile" label={t('profile.profile')} required rules={[rule(checkProfileText)]}>
          <Input.TextArea
            name="profile"
            autoComplete="off"
            className="profile-about"
            autoSize={ROWS}
            count={COUNT}
          />
        </Form.Item>
        <CountryField />
        {country === HOME_COUNTRY && <RegionField name="region" levels={2} />}
        <MaskedField
          name="address"
          label={t('profile.address')}
          known={profile.address}
          check={checkStreet}
          normalize={normalizeLine}
          hint={t('profile.address.hint', { min: ADDRESS_DETAIL_MIN, max: ADDRESS_DETAIL_MAX })}
          input={{ autoComplete: 'street-address' }}
        />
        <MaskedField
          name="phone"
          label={t('profile.phone')}
          known={profile.phone}
          check={checkPhone}
          normalize={normalizePhone}
          hint={t('profile.phone.hint')}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
        />
        <FailureAlert {...failure} />
        {conflict && (
          <ProfileConflictAlert
            // Each comparison takes the focus, so that a repeated save has a visible effect.
            key={conflict.round}
            differences={conflict.differences}
            onTake={takeLatest}
            onKeep={saveTyped}
          />
        )}
        <FormFooter>
          <SubmitButton id={submitId} type="primary" htmlType="submit" busy={submitting}>
            {t(submitting ? 'form.saving' : 'form.save')}
          </SubmitButton>
        </FormFooter>
      </PortalForm>
    </FormCard>
  );
}

/** antd's Select would also set `aria-required` on its wrapper, where it has no meaning. */
function CountrySelect({ 'aria-required': _required, ...control }: SelectProps<string>) {
  const t = useT();
  const { locale } = useIntl();
  const options = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <Select
      {...control}
      // antd passes it on to the input, although its types do not declare it.
      {...{ autoComplete: 'country' }}
      showSearch
      // Render all options: a virtual list hides those outside the viewport from screen readers.
      virtual={false}
      options={options}
      placeholder={t('profile.country.choose')}
      notFoundContent={t('profile.country.none')}
      filterOption={(typed, option) =>
        [option?.label ?? '', option?.value ?? ''].some((text) =>
          String(text).toLocaleLowerCase(locale).includes(typed.trim().toLocaleLowerCase(locale)),
        )
      }
    />
  );
}

/** The field `country` of the surrounding form. Searches by name or country code. */
function CountryField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item name="country" label={t('profile.country')} required rules={[rule(checkCountry)]}>
      <CountrySelect />
    </Form.Item>
  );
}

interface ProfileConflictAlertProps extends ConflictChoices {
  /** The fields that the user has to decide. If there are none, the form was merged with the stored profile. */
  differences: readonly FieldDifference[];
}

/** Lists the stored values that differ from the typed ones, after the profile was changed elsewhere. */
function ProfileConflictAlert({ differences, ...choices }: ProfileConflictAlertProps) {
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
