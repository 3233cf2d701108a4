import type { ComponentProps, ReactNode } from 'react';
import { CodeField } from '@/components/Field/CodeField';
import { MobileField } from '@/components/Field/MobileField';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import type { VerificationField, VerificationOverview } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { CardNumberField } from '@/pages/user/verification/channel/fields/CardNumberField';
import { CityField } from '@/pages/user/verification/channel/fields/CityField';
import {
  checkFundAccount,
  checkLicenseFileNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '@/validation/verificationFields';
import { CarrierField } from './CarrierField';
import { LicenseNumberField } from './LicenseNumberField';
import { ValidityFields } from './ValidityFields';

interface Props {
  channel: KnownChannel;
  overview: VerificationOverview;
  code: Pick<ComponentProps<typeof CodeField>, 'scene' | 'destination' | 'send' | 'formBusy'>;
}

/** The renderer of each field; renders nothing for a field that is part of another. */
const renderers: Record<VerificationField, (props: Props) => ReactNode> = {
  idFrom: () => <ValidityFields />,
  idTo: () => null,
  city: () => <CityField />,
  fundAccount: () => (
    <NormalizedInput
      name="fundAccount"
      label="verification.field.fundAccount"
      normalize={normalizeFundAccount}
      check={checkFundAccount}
    />
  ),
  cardNo: () => (
    <NormalizedInput
      name="cardNo"
      label="verification.field.cardNo"
      normalize={normalizeSocialCardNo}
      check={checkSocialCardNo}
      input={{ autoCapitalize: 'characters' }}
      hint="verification.field.cardNo.help"
    />
  ),
  carrier: () => <CarrierField />,
  region: () => null,
  mobile: ({ channel }) => (
    <MobileField
      mainlandOnly
      label={channel.name === 'bankCardVerify' ? 'verification.field.reservedMobile' : undefined}
    />
  ),
  code: ({ code }) => <CodeField {...code} needs={['mobile']} />,
  licenceNo: ({ overview }) => <LicenseNumberField overview={overview} />,
  fileNo: () => (
    <NormalizedInput
      name="fileNo"
      label="verification.field.fileNo"
      normalize={normalizeLicenseFileNo}
      check={checkLicenseFileNo}
      input={{ inputMode: 'numeric' }}
      hint="verification.field.fileNo.help"
    />
  ),
  bankCardNo: () => <CardNumberField />,
};

/** The fields of a channel in its order. */
export const ChannelFields = (props: Props) => (
  <>
    {props.channel.fields.map((field) => {
      const Field = renderers[field];
      return <div key={field}>{Field(props)}</div>;
    })}
  </>
);
