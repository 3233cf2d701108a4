/** Random actions on the space of a company. Only the long loops play them. */
import { addressesOf } from './support/monkey';
import { survivesMonkey } from './support/monkeyTest';
import { bossHere } from './support/people';
import { screens } from './support/routes';

survivesMonkey({
  name: 'company',
  person: bossHere,
  addresses: addressesOf(screens, /^\/user\/role_manage\/r-/),
});
