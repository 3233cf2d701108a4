/** One company, through a role in it: its details, its legal representative and its certificates. */
import {
  bindCompanyCertificate,
  listCompanyCertificates,
  unbindCompanyCertificate,
} from '../_domain/companies/companyCertificates';
import { changeCompanyContact, getCompany } from '../_domain/companies/companyInfo';
import { replaceLegalRep } from '../_domain/companies/legalRep';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  company: getCompany,
  changeCompanyContact,
  replaceLegalRep,
  companyCertificates: listCompanyCertificates,
  bindCompanyCertificate,
  unbindCompanyCertificate,
});
