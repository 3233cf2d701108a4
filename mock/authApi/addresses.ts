/** The signed-in person's addresses. */
import { createHandlers } from '../_domain/http/handlers';
import {
  addAddress,
  changeAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  setDefaultAddress,
} from '../_domain/member/addresses';

export default createHandlers({
  addresses: listAddresses,
  address: getAddress,
  addAddress,
  changeAddress,
  setDefaultAddress,
  deleteAddress,
});
