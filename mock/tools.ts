/** Tools for trying the portal out and for its tests. A real server has none of them. */
import { DAY } from '../src/constants';
import { act } from './_domain/act';
import { advance, instant, now } from './_domain/clock';
import { downloadDemoCertificate, listDemoCertificates } from './_domain/containers';
import { clearFaults, orderFault } from './_domain/faults';
import { integer, readFields } from './_domain/fields';
import { tools } from './_domain/http';
import { openOf } from './_domain/open';
import { sentTo } from './_domain/outbox';
import { reset } from './_domain/state';

const ADVANCE_MAX = 3660 * DAY;

export default tools({
  'GET /mock/outbox': ({ query }) => ({ list: sentTo(query.to) }),
  'GET /mock/open': openOf,
  'POST /mock/act': act,
  'GET /mock/certificates': ({ lang }) => listDemoCertificates(lang),
  'GET /mock/certificates/:name': ({ params }) => downloadDemoCertificate(params.name ?? ''),
  'POST /mock/clock': ({ body }) => {
    advance(readFields(body, { advanceMs: integer(0, ADVANCE_MAX) }).advanceMs);
    return { now: instant(now()) };
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
    reset();
    return null;
  },
});
