/** Addresses of the simulator, which only builds with mock tools contain. */

import type { SimulatorPath } from '../../../../config/simulatorRoutes';
import type { PagePath } from './pagePath';

/** The page that shows all components. */
export const LOOK_PATH = '/simulator/look' satisfies SimulatorPath;

/** The page that lists all endpoints of the contract. */
export const API_PATH = '/simulator/api' satisfies SimulatorPath;

const PHONE_PATH = '/simulator/phone' satisfies SimulatorPath;

/** Returns the address of the simulated phone that scans the QR code with this uuid, signed in to this account. */
export const toPhonePath = (uuid: string, account: string): PagePath =>
  `${PHONE_PATH}?${new URLSearchParams({ uuid, account })}`;
