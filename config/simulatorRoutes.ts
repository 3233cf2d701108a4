/** Pages of the other side, part of a build only where the mock portal's tools are. */
import type { PortalRoute } from './routes';

const simulatorRoutes: PortalRoute[] = [
  { path: '/simulator/phone', component: './simulator/phone', title: 'page.simulatorPhone' },
  { path: '/simulator/provider', component: './simulator/provider', title: 'page.simulatorProvider' },
];

export default simulatorRoutes;
