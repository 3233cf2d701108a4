/** Routes of the mock portal's simulated phone, provider and other tools. Only a build with MOCK_TOOLS contains them. */
import type { PortalRoute } from './routes';

const simulatorRoutes = [
  { path: '/simulator/phone', component: '@/mockTools/pages/phone', title: 'phone.pageTitle' },
  { path: '/simulator/provider', component: '@/mockTools/pages/provider', title: 'provider.pageTitle' },
  { path: '/simulator/look', component: '@/mockTools/pages/look', title: 'look.pageTitle' },
  { path: '/simulator/api', component: '@/mockTools/pages/api', title: 'api.pageTitle' },
] as const satisfies readonly PortalRoute[];

export type SimulatorPath = (typeof simulatorRoutes)[number]['path'];

export default simulatorRoutes as readonly PortalRoute<SimulatorPath>[];
