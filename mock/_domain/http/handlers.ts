/** Turns handlers typed by the contract into the functions a mock server calls. */
import type { ServerResponse } from 'node:http';
import type { Body, Data, Params, Query } from '../../../src/contract';
import type { EndpointName } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import type { Account } from '../accounts/accounts';
import type { Session } from '../accounts/sessions';
import { HttpRefusal } from '../lib/refusals';
import { getBlockingGuideAddress } from '../signIn/guides';
import { type PortalRequest, type RequestContext, readRequest } from '../store/context';
import { takeFault } from './faults';
import { applyFault, sendError, sendSuccess } from './responses';

type KeyOfAny<T> = T extends unknown ? keyof T : never;
/** Every field of any variant of T, unproven: it came over the wire. */
type Wire<T, V> = [T] extends [undefined] ? Record<string, never> : { [K in KeyOfAny<T>]?: V };
type Member<N extends EndpointName, T> = (typeof endpoints)[N] extends `${string} /authApi/${string}`
  ? T
  : T | undefined;

/** One request to a named endpoint. On /authApi session and account are there, elsewhere they may be. */
export type EndpointContext<N extends EndpointName> = Omit<
  RequestContext,
  'params' | 'query' | 'body' | 'session' | 'account'
> & {
  params: Params<N> extends undefined ? Record<string, never> : Params<N>;
  query: Wire<Query<N>, string>;
  body: Wire<Body<N>, unknown>;
  session: Member<N, Session>;
  account: Member<N, Account>;
};

type Handlers = { [N in EndpointName]?: (ctx: EndpointContext<N>) => Data<N> | Promise<Data<N>> };
type Run = (visit: RequestContext) => unknown;
type Middleware = (req: PortalRequest, res: ServerResponse) => Promise<void>;

const WRITE_HEADER = 'portal';
const WRITE_TYPES = /^(application\/json|multipart\/form-data)\b/;

/** Handlers by endpoint name → functions by 'METHOD /path'. */
export function createHandlers(byName: Handlers): Record<string, Middleware> {
  const names = Object.keys(byName) as EndpointName[];
  return Object.fromEntries(
    names.map((name) => [endpoints[name], middleware(endpoints[name], guarded(byName, name))]),
  );
}

function guarded(byName: Handlers, name: EndpointName): Run {
  // The contract ties each handler to its name; a name only known at run time cannot.
  const run = byName[name] as Run;
  return (visit) => {
    admit(visit, name);
    return run(visit);
  };
}

/** The same for calls outside the contract, by 'METHOD /path'. */
export function createToolHandlers(byAddress: Record<string, Run>): Record<string, Middleware> {
  return Object.fromEntries(
    Object.entries(byAddress).map(([address, run]) => [address, middleware(address, run)]),
  );
}

function middleware(endpoint: string, run: Run): Middleware {
  return async (req, res) => {
    const visit = readRequest(req, res);
    try {
      const fault = takeFault(visit.visitor, endpoint);
      if (fault && (await applyFault(visit, fault))) return;
      refuseForgedWrite(req);
      sendSuccess(res, await run(visit));
    } catch (error) {
      sendError(visit, error);
    }
  };
}

/** Another site's form can send neither our header nor JSON (OWASP CSRF Prevention, custom request headers). */
function refuseForgedWrite(req: PortalRequest): void {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const ours = req.headers['x-requested-with'] === WRITE_HEADER;
  if (!ours || !WRITE_TYPES.test(req.headers['content-type'] ?? ''))
    throw new HttpRefusal(400, 'BAD_REQUEST');
}

function admit({ account }: RequestContext, name: EndpointName): void {
  if (!endpoints[name].includes(' /authApi/')) return;
  if (!account) throw new HttpRefusal(401, 'NO_SESSION');
  const redirectUrl = getBlockingGuideAddress(account, name);
  if (redirectUrl) throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl });
}
