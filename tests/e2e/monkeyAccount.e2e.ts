/** Random actions on the settings. Only the long loops run them. */
import { addressesOf } from './support/faults/monkey';
import { survivesMonkey } from './support/faults/monkeyTest';
import { demo } from './support/people';
import { screens } from './support/screens/routes';

survivesMonkey({ name: 'account', person: demo, addresses: addressesOf(screens, /^\/account\//) });
