/** Random actions on the space of a company. Only the long loops run them. */
import { addressesOf } from './support/faults/monkey';
import { survivesMonkey } from './support/faults/monkeyTest';
import { bossHere } from './support/people';
import { screens } from './support/screens/routes';

survivesMonkey({
  name: 'company',
  person: bossHere,
  addresses: addressesOf(screens, /^\/user\/role_manage\/r-/),
});
