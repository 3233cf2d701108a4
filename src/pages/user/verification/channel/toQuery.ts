import type { Body, IdentityLevel, IdType, VerificationField } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { HOME_PATH } from '@/utils/routing/paths';

/** Form values. `endless`: the document has no last day. */
export type FieldValues = { [F in VerificationField]?: string } & {
  name?: string;
  idType?: IdType;
  idNo?: string;
  endless?: boolean;
};

/**
 * Returns the body of startVerification: the channel's fields, plus name and document unless the user is verified.
 * The consent was given before the form. `origin`: validated path to return to.
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
    // The page shows the number of a verified document masked, and the server knows the full number.
    ...(level > 1 && channel.fields.includes('licenceNo') && { licenceNo: undefined }),
  };
}
