/** Random actions on the members’ pages. Only the long loops play them. */
import { addressesOf } from './support/monkey';
import { survivesMonkey } from './support/monkeyTest';
import { demo } from './support/people';
import { screens } from './support/routes';

survivesMonkey({
  name: 'members',
  person: demo,
  addresses: addressesOf(screens, /^\/user\/(?!role_manage\/r-)/),
});
