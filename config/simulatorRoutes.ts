/** Pages of the other side, part of a build only where the mock portal's tools are; their titles are the tools' words. */
import type { PortalRoute } from './routes';

const simulatorRoutes: PortalRoute[] = [
  { path: '/simulator/phone', component: '@/mockTools/pages/phone', title: 'phone.pageTitle' },
  { path: '/simulator/provider', component: '@/mockTools/pages/provider', title: 'provider.pageTitle' },
];

export default simulatorRoutes;
