/** Every action of the capacity table: one that is missing here does not compile. */
import type { CompanyAction } from '@/domain/companyActions';

const all: Record<CompanyAction, true> = {
  viewCompany: true,
  changeContact: true,
  replaceLegalRep: true,
  viewCertificates: true,
  bindCertificate: true,
  unbindCertificate: true,
  viewHandlers: true,
  inviteHandler: true,
  decideApplication: true,
  changeHandlerDates: true,
  endHandler: true,
  viewAuthorizations: true,
  addAuthorization: true,
  modifyAuthorization: true,
  revokeAuthorization: true,
};

export const companyActions = Object.keys(all) as CompanyAction[];
