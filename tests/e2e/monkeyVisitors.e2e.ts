/** Random actions on the visitors’ pages. Only the long loops run them. */
import { addressesOf } from './support/faults/monkey';
import { survivesMonkey } from './support/faults/monkeyTest';
import { screens } from './support/screens/routes';

survivesMonkey({ name: 'visitors', addresses: addressesOf(screens, /^\/uaa\//) });
