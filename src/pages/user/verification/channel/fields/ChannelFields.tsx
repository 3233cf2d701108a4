import type { ComponentProps, ReactNode } from 'react';
import { CardNumberField } from '@/components/Field/CardNumberField';
import { CityField } from '@/components/Field/CityField';
import { CodeField } from '@/components/Field/CodeField';
import { MobileField } from '@/components/Field/MobileField';
import type { VerificationField, VerificationOverview } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { CarrierField } from './CarrierField';
import { LicenseNumberField } from './LicenseNumberField';
import { FileNumberField, FundAccountField, SocialCardField } from './NumberFields';
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
  fundAccount: () => <FundAccountField />,
  cardNo: () => <SocialCardField />,
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
  fileNo: () => <FileNumberField />,
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
