/** Handlers of a company and their authorizations. */
import {
  changeCompanyAuthorizationState,
  modifyCompanyAuthorization,
} from '../_domain/companies/authorizationMoves';
import {
  addCompanyAuthorization,
  getCompanyAuthorization,
  listCompanyAuthorizations,
} from '../_domain/companies/companyAuthorizations';
import {
  changeHandlerDates,
  changeHandlerState,
  inviteHandler,
  listHandlers,
} from '../_domain/companies/handlers';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  handlers: listHandlers,
  inviteHandler,
  moveHandler: changeHandlerState,
  changeHandlerDates,
  companyAuthorizations: listCompanyAuthorizations,
  companyAuthorization: getCompanyAuthorization,
  addCompanyAuthorization,
  modifyCompanyAuthorization,
  moveCompanyAuthorization: changeCompanyAuthorizationState,
});
