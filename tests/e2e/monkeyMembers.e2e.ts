/** Random actions on the pages under /user, except the company space (monkeyCompany). Only the long loops run them. */
import { addressesOf } from './support/faults/monkey';
import { survivesMonkey } from './support/faults/monkeyTest';
import { demo } from './support/people';
import { screens } from './support/screens/routes';

survivesMonkey({
  name: 'members',
  person: demo,
  addresses: addressesOf(screens, /^\/user\/(?!role_manage\/r-)/),
});
