import type { Body, IdentityLevel, IdType, VerificationField } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { HOME_PATH } from '@/utils/routing/paths';

/** What the form holds. `endless`: the document has no last day. */
export type FieldValues = { [F in VerificationField]?: string } & {
  name?: string;
  idType?: IdType;
  idNo?: string;
  endless?: boolean;
};

/**
 * The body of startVerification: the channel's own fields, and name and document as long as the person is not verified.
 * The consent was given before the form. `origin` is the checked path to come back to.
 */
export function toQuery(
  channel: KnownChannel,
  level: IdentityLevel,
  values: FieldValues,
  origin: string,
): Body<'startVerification'> {
  const { name, idType, idNo, endless } = values;
  const own = Object.fromEntries(channel.fields.map((field) => [field, values[field] ?? '']));
  return {
    channel: channel.name,
    level,
    consent: true,
    ...(origin !== HOME_PATH && { origin }),
    ...(level === 1 && { name, idType, idNo }),
    ...own,
    ...(channel.fields.includes('mobile') && { region: values.region }),
    ...(endless && { idTo: '' }),
    // The page shows the number of a verified document masked: the server knows it.
    ...(level > 1 && channel.fields.includes('licenceNo') && { licenceNo: undefined }),
  };
}
