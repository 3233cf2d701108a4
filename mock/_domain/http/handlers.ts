/** Turns handlers by endpoint name into the functions that a mock server calls. */
import type { ServerResponse } from 'node:http';
import type { Data, EndpointName } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { findActingRole } from '../companies/acting';
import { HttpRefusal } from '../lib/refusals';
import { startPortal } from '../seed/start';
import { getBlockingGuideAddress } from '../signIn/guides';
import type { EndpointContext, PortalRequest, RequestContext } from '../store/context';
import { takeFault } from './faults';
import { readRequest } from './readRequest';
import { applyFault, sendError, sendSuccess } from './responses';

type Handlers = { [N in EndpointName]?: (ctx: EndpointContext<N>) => Data<N> | Promise<Data<N>> };
type Run = (context: RequestContext) => unknown;
type Middleware = (req: PortalRequest, res: ServerResponse) => Promise<void>;

// The first handler file that is loaded starts the portal.
startPortal();

const WRITE_HEADER = 'portal';
const WRITE_TYPES = /^(application\/json|multipart\/form-data)\b/;

/**
 * Turns handlers by endpoint name into functions by `METHOD /path`. A handler on /authApi runs only with a
 * session (else 401 NO_SESSION, or SESSION_ENDED_ELSEWHERE), while no guide blocks it (else 403 GUIDE_PENDING), and in a
 * role that one can act in (else 403 ACTING_ENDED).
 */
export function createHandlers(byName: Handlers): Record<string, Middleware> {
  const names = Object.keys(byName) as EndpointName[];
  return Object.fromEntries(
    names.map((name) => [endpoints[name], middleware(endpoints[name], guarded(byName, name))]),
  );
}

function guarded(byName: Handlers, name: EndpointName): Run {
  // The contract ties each handler to its name, but here the name is known only at run time.
  const run = byName[name] as Run;
  return (context) => {
    admit(context, name);
    return run(context);
  };
}

/** Turns handlers of the mock tools, by `METHOD /path`, into such functions. */
export function createToolHandlers(byAddress: Record<string, Run>): Record<string, Middleware> {
  return Object.fromEntries(
    Object.entries(byAddress).map(([address, run]) => [address, middleware(address, run)]),
  );
}

function middleware(endpoint: string, run: Run): Middleware {
  return async (req, res) => {
    const context = readRequest(req, res);
    try {
      const fault = takeFault(context.visitor, endpoint);
      if (fault && (await applyFault(context, fault))) return;
      refuseForgedWrite(req);
      sendSuccess(res, await run(context));
    } catch (error) {
      sendError(context, error);
    }
  };
}

/**
 * Throws a 400 unless the request has our header and type. A form of another site cannot send them (OWASP
 * CSRF Prevention, custom request headers).
 */
function refuseForgedWrite(req: PortalRequest): void {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const ours = req.headers['x-requested-with'] === WRITE_HEADER;
  if (!ours || !WRITE_TYPES.test(req.headers['content-type'] ?? ''))
    throw new HttpRefusal(400, 'BAD_REQUEST');
}

function admit({ req, account, endedElsewhere }: RequestContext, name: EndpointName): void {
  if (!endpoints[name].includes(' /authApi/')) return;
  if (!account) throw new HttpRefusal(401, endedElsewhere ? 'SESSION_ENDED_ELSEWHERE' : 'NO_SESSION');
  const redirectUrl = getBlockingGuideAddress(account, name);
  if (redirectUrl) throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl });
  findActingRole(req, account);
}
