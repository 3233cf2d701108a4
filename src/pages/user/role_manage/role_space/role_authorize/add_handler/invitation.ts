import type { MobileFields } from '@/components/MobileField';
import type { Body, IdType } from '@/contract';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeGrantee } from '@/validation/grantee';

/** What the form holds: texts alone, as a draft keeps them. */
export interface InvitationValues extends MobileFields {
  name: string;
  loginId: string;
  /** Which rule the number follows; the number alone is sent. */
  idType: IdType;
  idNo: string;
  capacity: Body<'inviteHandler'>['capacity'];
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** What a draft keeps: never the number of a document. */
export const INVITATION_DRAFT_FIELDS: readonly (keyof InvitationValues)[] = [
  'name',
  'loginId',
  'idType',
  'region',
  'mobile',
  'capacity',
  'start',
  'end',
];

/** What is sent of it. */
export const toInvitation = ({
  name,
  loginId,
  idNo,
  mobile,
  capacity,
  start,
  end,
}: InvitationValues): Body<'inviteHandler'> => ({
  name,
  loginId: normalizeGrantee(loginId),
  idNo: normalizeDocumentNumber(idNo),
  mobile,
  capacity,
  start,
  end,
});
