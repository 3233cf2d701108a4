import { Form, Input } from 'antd';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { RegionField } from '@/components/Field/RegionField';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormCard } from '@/components/Form/FormCard';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { OwnValue } from '@/components/Value/OwnValue';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN, NICKNAME_MAX, PROFILE_MAX } from '@/constants';
import type { Profile } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { CHANGE_EMAIL_PATH } from '@/utils/routing/paths';
import { HOME_COUNTRY } from '@/validation/countries';
import {
  checkNickname,
  checkPhone,
  checkProfileText,
  checkStreet,
  normalizeLine,
  normalizePhone,
} from '@/validation/profile';
import { useProfileForm } from '../useProfileForm';
import { CountryField } from './CountryField';
import { MaskedField } from './MaskedField';
import { ProfileConflictAlert } from './ProfileConflictAlert';

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
