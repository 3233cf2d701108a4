/** Addresses of the mock portal's other side. */

import type { SimulatorPath } from '../../../../config/simulatorRoutes';
import type { PagePath } from './pagePath';

/** Every part that pages are built of. */
export const LOOK_PATH = '/simulator/look' satisfies SimulatorPath;

/** Every call of the contract. */
export const API_PATH = '/simulator/api' satisfies SimulatorPath;

const PHONE_PATH = '/simulator/phone' satisfies SimulatorPath;

/** The phone that scans the QR code of this uuid, signed in with this account. */
export const toPhonePath = (uuid: string, account: string): PagePath =>
  `${PHONE_PATH}?${new URLSearchParams({ uuid, account })}`;
