/** Tools for trying the portal out and for its tests. A real server has none of them. */
import * as v from 'valibot';
import { DAY } from '../src/constants';
import { wholeNumber } from '../src/contract/requests/fields';
import { listMessages } from './_domain/accounts/outbox';
import { clearFaults, orderFault } from './_domain/http/faults';
import { createToolHandlers } from './_domain/http/handlers';
import { readFields } from './_domain/http/readInput';
import { resetPortal } from './_domain/seed/seed';
import { advanceClock, now, toInstant } from './_domain/store/clock';
import { getPortal } from './_domain/store/state';
import { downloadDemoCertificate, listDemoCertificates } from './_domain/tools/demoContainers';
import { listPendingTasks } from './_domain/tools/pendingTasks';
import { listRegisteredCompanies } from './_domain/tools/playCompanyRegistry';
import { getOwnRecords } from './_domain/tools/playRegistry';
import { playRole } from './_domain/tools/playRole';

const clockFields = v.object({ advanceMs: wholeNumber(0, 3660 * DAY) });

export default createToolHandlers({
  'GET /mock/outbox': ({ query }) => ({ list: listMessages(query.to) }),
  'GET /mock/captcha': ({ visitor }) => ({ answer: getPortal().captchas.get(visitor)?.answer ?? null }),
  'GET /mock/open': listPendingTasks,
  'POST /mock/act': playRole,
  'GET /mock/registry': getOwnRecords,
  'GET /mock/companies': listRegisteredCompanies,
  'GET /mock/certificates': ({ lang }) => listDemoCertificates(lang),
  'GET /mock/certificates/:name': ({ params }) => downloadDemoCertificate(params.name ?? ''),
  'POST /mock/clock': ({ body }) => {
    advanceClock(readFields(clockFields, body).advanceMs);
    return { now: toInstant(now()) };
  },
  'POST /mock/faults': ({ visitor, body }) => {
    orderFault(visitor, body);
    return null;
  },
  'DELETE /mock/faults': ({ visitor }) => {
    clearFaults(visitor);
    return null;
  },
  'POST /mock/reset': () => {
    resetPortal();
    return null;
  },
});
