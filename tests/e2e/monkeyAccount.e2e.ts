/** Random actions on the settings. Only the long loops play them. */
import { addressesOf } from './support/monkey';
import { survivesMonkey } from './support/monkeyTest';
import { demo } from './support/people';
import { screens } from './support/routes';

survivesMonkey({ name: 'account', person: demo, addresses: addressesOf(screens, /^\/account\//) });
