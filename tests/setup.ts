/** Runs before each unit test file. */
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration';
import relativeTime from 'dayjs/plugin/relativeTime';
import { getFirstPages } from '../config/firstPages';
import routes from '../config/routes';

// Jest does not see Umi's moment2dayjs entry, which sets these up in the app.
dayjs.extend(relativeTime);
dayjs.extend(duration);

// As .umirc.ts defines it for the build.
Object.assign(globalThis, { FIRST_PAGES: getFirstPages(routes) });
