/** Random actions on the tools of the mock build, and on the pages it has beside. Only the long loops play them. */
import simulatorRoutes from '../../config/simulatorRoutes';
import { survivesMonkey } from './support/faults/monkeyTest';
import { demo } from './support/people';
import { templateScreens } from './support/screens/routes';

const addresses = [...simulatorRoutes, ...templateScreens.map(({ address }) => ({ path: address }))].map(
  ({ path }) => path,
);

survivesMonkey({ name: 'tools', person: demo, addresses });
