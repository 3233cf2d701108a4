/** Fields for numbers assigned by a registry, as printed on a card or letter. */
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import {
  checkFundAccount,
  checkLicenseFileNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '@/validation/verificationFields';

export function FundAccountField() {
  return (
    <NormalizedInput
      name="fundAccount"
      label="verification.field.fundAccount"
      normalize={normalizeFundAccount}
      check={checkFundAccount}
    />
  );
}

export function SocialCardField() {
  return (
    <NormalizedInput
      name="cardNo"
      label="verification.field.cardNo"
      normalize={normalizeSocialCardNo}
      check={checkSocialCardNo}
      input={{ autoCapitalize: 'characters' }}
      hint="verification.field.cardNo.help"
    />
  );
}

export function FileNumberField() {
  return (
    <NormalizedInput
      name="fileNo"
      label="verification.field.fileNo"
      normalize={normalizeLicenseFileNo}
      check={checkLicenseFileNo}
      input={{ inputMode: 'numeric' }}
      hint="verification.field.fileNo.help"
    />
  );
}
