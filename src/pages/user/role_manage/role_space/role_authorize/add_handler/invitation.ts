import type { MobileFields } from '@/components/Field/MobileField';
import type { Body } from '@/contract';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeGrantee } from '@/validation/grantee';

/** Form values. All are strings, so that a draft can store them. */
export interface InvitationValues extends MobileFields {
  name: string;
  loginId: string;
  /** Number of a resident ID, the only document by which the portal finds people. */
  idNo: string;
  capacity: Body<'inviteHandler'>['capacity'];
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** Fields that a draft stores; document numbers are excluded. */
export const INVITATION_DRAFT_FIELDS: readonly (keyof InvitationValues)[] = [
  'name',
  'loginId',
  'region',
  'mobile',
  'capacity',
  'start',
  'end',
];

/** Converts form values into the request body. */
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
