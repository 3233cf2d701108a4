/** The signed-in person's addresses. */
import {
  addAddress,
  addressOf,
  changeAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
} from '../_domain/addresses';
import { handlers } from '../_domain/http';

export default handlers({
  addresses: listAddresses,
  address: addressOf,
  addAddress,
  changeAddress: (ctx) => {
    changeAddress(ctx);
    return null;
  },
  setDefaultAddress: (ctx) => {
    setDefaultAddress(ctx);
    return null;
  },
  deleteAddress: (ctx) => {
    deleteAddress(ctx);
    return null;
  },
});
