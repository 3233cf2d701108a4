/**
 * Random actions on the simulator's pages and the legacy template's screens of the mock build. Only the long loops run
 * them.
 */
import simulatorRoutes from '../../config/simulatorRoutes';
import { survivesMonkey } from './support/faults/monkeyTest';
import { demo } from './support/people';
import { templateScreens } from './support/screens/routes';

const addresses = [...simulatorRoutes, ...templateScreens.map(({ address }) => ({ path: address }))].map(
  ({ path }) => path,
);

survivesMonkey({ name: 'tools', person: demo, addresses });
