import { Button, Card, Form, Input } from 'antd';
import { useMemo } from 'react';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { Link } from '@/components/Link';
import { RegionField } from '@/components/RegionField';
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN, NICKNAME_MAX, PROFILE_MAX } from '@/constants';
import type { Profile } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
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
import { toProfileFields } from '../profileFields';
import { PROFILE_FORM, PROFILE_SUBMIT_ID, useProfileForm } from '../useProfileForm';
import { ConflictAlert } from './ConflictAlert';
import { CountryField } from './CountryField';
import { MaskedField } from './MaskedField';
import { ReadOnlyFieldRow } from './ReadOnlyFieldRow';

const ROWS = { minRows: 3, maxRows: 8 };
/** Characters, as the rule counts them; nothing is cut off while somebody writes. */
const COUNT = { show: true, max: PROFILE_MAX, strategy: (text: string) => [...text.trim()].length };

interface Props {
  profile: Profile;
  /** Id of the person, whose draft nobody else sees. */
  owner: string;
  onSaved: (profile: Profile) => void;
}

/** What the person says of themselves. */
export function ProfileForm({ profile, owner, onSaved }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const { form, submission, failure, restoredAt, conflict, onValuesChange, dropDraft, useLatest, useTyped } =
    useProfileForm(profile, owner, onSaved);
  const { submitting, formProps } = submission;
  // What the form began with: what is saved is set where it is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  const initialValues = useMemo(() => toProfileFields(profile), []);
  const country = Form.useWatch('country', form) ?? initialValues.country;

  return (
    <Card title={<h2>{t('profile.card')}</h2>}>
      <PortalForm
        {...formProps}
        name={PROFILE_FORM}
        className="profile-form"
        initialValues={initialValues}
        onValuesChange={onValuesChange}
      >
        {restoredAt !== null && (
          <Alert
            type="info"
            className="profile-draft"
            message={t('profile.draft', { at: formatDateTime(new Date(restoredAt).toISOString()) })}
            action={
              <Button size="small" onClick={dropDraft}>
                {t('profile.draft.drop')}
              </Button>
            }
          />
        )}
        <p className="profile-required">{t('profile.required')}</p>
        <Form.Item name="version" hidden>
          <Input />
        </Form.Item>
        <ReadOnlyFieldRow
          label={t('profile.email')}
          hint={t('profile.email.why')}
          action={<Link to={CHANGE_EMAIL_PATH}>{t('profile.email.change')}</Link>}
        >
          {profile.email || t('profile.email.none')}
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
          known={profile.address}
          check={checkStreet}
          tidy={normalizeLine}
          hint={t('profile.address.hint', { min: ADDRESS_DETAIL_MIN, max: ADDRESS_DETAIL_MAX })}
          input={{ autoComplete: 'street-address' }}
        />
        <MaskedField
          name="phone"
          known={profile.phone}
          check={checkPhone}
          tidy={normalizePhone}
          hint={t('profile.phone.hint')}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
        />
        <FailureAlert failure={failure} />
        {conflict && (
          <ConflictAlert differences={conflict.differences} onLatest={useLatest} onTyped={useTyped} />
        )}
        <SubmitButton id={PROFILE_SUBMIT_ID} type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'profile.saving' : 'profile.save')}
        </SubmitButton>
      </PortalForm>
    </Card>
  );
}
