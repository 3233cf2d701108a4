/** Fields for numbers assigned by a registry, as printed on a card or letter. */
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import {
  checkFundAccount,
  checkLicenseFileNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '@/validation/verificationFields';

export function FundAccountField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <NormalizedInput
      name="fundAccount"
      label={t('verification.field.fundAccount')}
      normalize={normalizeFundAccount}
      rules={[rule(checkFundAccount)]}
    />
  );
}

export function SocialCardField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <NormalizedInput
      name="cardNo"
      label={t('verification.field.cardNo')}
      normalize={normalizeSocialCardNo}
      rules={[rule(checkSocialCardNo)]}
      input={{ autoCapitalize: 'characters' }}
      extra={t('verification.field.cardNo.help')}
    />
  );
}

export function FileNumberField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <NormalizedInput
      name="fileNo"
      label={t('verification.field.fileNo')}
      normalize={normalizeLicenseFileNo}
      rules={[rule(checkLicenseFileNo)]}
      input={{ inputMode: 'numeric' }}
      extra={t('verification.field.fileNo.help')}
    />
  );
}
