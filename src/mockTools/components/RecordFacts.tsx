import type { ReactNode } from 'react';
import { CodedRegion } from '@/components/Value/CodedRegion';
import type { VerificationField } from '@/contract';
import { findChannel } from '@/domain/verificationChannels';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { carriers } from '@/validation/carriers';
import type { OwnRecords, RecordField, RegistryRecord } from '../api';
import { useToolMessages } from '../messages';
import { CopyButton } from './CopyButton';

const LABELS: Record<RecordField, MessageKey> = {
  idFrom: 'verification.field.idFrom',
  idTo: 'verification.field.idTo',
  city: 'region.city',
  fundAccount: 'verification.field.fundAccount',
  cardNo: 'verification.field.cardNo',
  carrier: 'verification.field.carrier',
  mobile: 'code.mobile',
  licenceNo: 'verification.field.licenceNo',
  fileNo: 'verification.field.fileNo',
  bankCardNo: 'bankCard.number',
};

const isRecorded = (field: VerificationField): field is RecordField => Object.hasOwn(LABELS, field);

interface Props {
  person: Pick<OwnRecords, 'name' | 'idNo'>;
  record: RegistryRecord;
}

/** Matching values for a channel's form, with the labels and the order of the form. */
export function RecordFacts({ person: { name, idNo }, record: { channel, fields } }: Props) {
  const t = useT();
  const getText = useToolMessages();
  const { redirectsToProvider, fields: asked = [] } = findChannel(channel) ?? {};
  if (!fields) return <p>{getText('registry.none')}</p>;
  return (
    <>
      <p className="mock-tools-hint">{getText(redirectsToProvider ? 'registry.leaves' : 'registry.hint')}</p>
      <dl className="mock-tools-facts">
        <Fact label={t('identity.name')} copied={name} />
        <Fact label={t('identity.idNo')} copied={idNo} />
        {asked.filter(isRecorded).map((field) => (
          <RecordFact key={field} channel={channel} field={field} value={fields[field] ?? ''} />
        ))}
      </dl>
    </>
  );
}

function RecordFact({ channel, field, value }: { channel: string; field: RecordField; value: string }) {
  const t = useT();
  const isReserved = field === 'mobile' && channel === 'bankCardVerify';
  const label = t(isReserved ? 'verification.field.reservedMobile' : LABELS[field]);
  // The values of these three fields are selected, not typed.
  if (field === 'city') return <Fact label={label} shown={<CodedRegion code={value} />} />;
  const carrier = field === 'carrier' && carriers.find((one) => one === value);
  if (carrier) return <Fact label={label} shown={t(`verification.carrier.${carrier}`)} />;
  if (value === '') return <Fact label={label} shown={t('verification.field.idTo.endless')} />;
  return <Fact label={label} copied={value} />;
}

/** One row: a text to copy, or a displayed value. */
export function Fact({ label, copied, shown }: { label: string; copied?: string; shown?: ReactNode }) {
  return (
    <div>
      <dt className="mock-tools-hint">{label}</dt>
      <dd className="mock-tools-row">
        <span className="mock-tools-text">{copied ?? shown}</span>
        {copied && <CopyButton compact text={copied} />}
      </dd>
    </div>
  );
}
