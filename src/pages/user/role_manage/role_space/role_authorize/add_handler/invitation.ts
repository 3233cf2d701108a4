import type { MobileFields } from '@/components/MobileField';
import type { Body } from '@/contract';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeGrantee } from '@/validation/grantee';

/** What the form holds: texts alone, as a draft keeps them. */
export interface InvitationValues extends MobileFields {
  name: string;
  loginId: string;
  /** Of a resident ID: the portal finds people by no other document. */
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
