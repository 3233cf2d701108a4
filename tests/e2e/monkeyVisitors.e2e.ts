/** Random actions on the visitors’ pages. Only the long loops play them. */
import { addressesOf } from './support/monkey';
import { survivesMonkey } from './support/monkeyTest';
import { screens } from './support/routes';

survivesMonkey({ name: 'visitors', addresses: addressesOf(screens, /^\/uaa\//) });
