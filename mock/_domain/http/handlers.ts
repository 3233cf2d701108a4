/** Turns handlers by endpoint name into the functions that a mock server calls. */
import type { ServerResponse } from 'node:http';
import type { Data, EndpointName } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { allRequests } from '../../../src/contract/requests';
import type { EndpointRequest } from '../../../src/contract/requests/request';
import { checkWork } from '../checks/proofOfWork';
import { findActingRole } from '../companies/acting';
import { isCalledByLoopback } from '../lib/origin';
import { HttpRefusal } from '../lib/refusals';
import { startPortal } from '../seed/seed';
import { getBlockingGuideAddress } from '../signIn/guides';
import type { EndpointContext, PortalRequest, RequestContext } from '../store/context';
import { takeFault } from './faults';
import { readInput } from './readInput';
import { hasBody, isObject, readRequest } from './readRequest';
import { applyFault, sendError, sendSuccess } from './responses';

const requests: Partial<Record<EndpointName, EndpointRequest>> = allRequests;

type HandlersByEndpointName = {
  [N in EndpointName]?: (ctx: EndpointContext<N>) => Data<N> | Promise<Data<N>>;
};
type Run = (context: RequestContext) => unknown;
type Middleware = (req: PortalRequest, res: ServerResponse) => Promise<void>;

// The first handler file that is loaded starts the portal.
startPortal();

const WRITE_HEADER = 'portal';
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/**
 * Turns handlers by endpoint name into functions by `METHOD /path`. Those on /authApi check the caller first.
 */
export function createHandlers(byName: HandlersByEndpointName): Record<string, Middleware> {
  const names = Object.keys(byName) as EndpointName[];
  return Object.fromEntries(
    names.map((name) => {
      const endpoint = endpoints[name];
      if (!endpoint) {
        throw new Error(
          `The contract has no endpoint ${name}. Remove its handler, or add a row to src/contract/<area>.ts and src/contract/requests/<area>.ts, and a new area to src/contract/endpoints.ts and src/contract/requests/index.ts.`,
        );
      }
      const request = requests[name] ?? {};
      const assertBody = 'isUpload' in request ? assertForm : assertJsonObject;
      // Check the session first: without one, not even a malformed request is reported.
      const assertAcceptable = (context: RequestContext) => {
        checkCaller(context, name);
        assertBody(context);
        readInput(context, request);
      };
      // The contract ties each handler to its name, but here the name is known only at run time.
      return [endpoint, middleware(endpoint, assertAcceptable, byName[name] as Run)];
    }),
  );
}

/**
 * Turns handlers of the mock tools into functions. They return codes of all accounts and change the clock, so
 * they respond only to a host name of this machine.
 */
export function createToolHandlers(byAddress: Record<string, Run>): Record<string, Middleware> {
  return Object.fromEntries(
    Object.entries(byAddress).map(([address, run]) => [address, middleware(address, assertToolCall, run)]),
  );
}

/** `assertAcceptable` throws if the request must not be handled. */
function middleware(
  endpoint: string,
  assertAcceptable: (context: RequestContext) => void,
  run: Run,
): Middleware {
  return async (req, res) => {
    const context = readRequest(req, res);
    try {
      const fault = takeFault(context.visitor, endpoint);
      if (fault && (await applyFault(context, fault))) return;
      assertAcceptable(context);
      await checkWork(context.visitor, context.body.captcha);
      sendSuccess(res, await run(context));
    } catch (error) {
      sendError(context, error);
    }
  };
}

const isWrite = ({ method }: PortalRequest): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Requires the portal's header and the type, which a form of another site cannot both send (OWASP CSRF
 * Prevention).
 */
function assertOwnWrite({ headers }: PortalRequest, type: RegExp): void {
  const isOwn = headers['x-requested-with'] === WRITE_HEADER && type.test(headers['content-type'] ?? '');
  if (!isOwn) throw new HttpRefusal(400, 'BAD_REQUEST');
}

/**
 * For GET requests with an effect: an image, a frame or a link of another site must not cause it (Fetch
 * Metadata). Clients without these headers are accepted; browsers have sent them since 2023.
 */
export function assertScriptCall({ req }: Pick<RequestContext, 'req'>): void {
  const { 'sec-fetch-dest': dest = 'empty', 'sec-fetch-site': site = 'same-origin' } = req.headers;
  if (dest !== 'empty' || site !== 'same-origin') throw new HttpRefusal(400, 'BAD_REQUEST');
}

/** Throws a 400 for a write whose body is not a readable JSON object. A write without fields sends {}. */
function assertJsonObject({ req }: Pick<RequestContext, 'req'>): void {
  if (!isWrite(req)) return;
  assertOwnWrite(req, JSON_TYPE);
  if (!hasBody(req) || !isObject(req.body)) throw new HttpRefusal(400, 'BAD_REQUEST');
}

function assertForm({ req }: Pick<RequestContext, 'req'>): void {
  assertOwnWrite(req, FORM_TYPE);
}

/** Throws unless the tool may be called. A call may have no body, but not an unreadable one. */
function assertToolCall({ req }: Pick<RequestContext, 'req'>): void {
  if (!isCalledByLoopback(req)) throw new HttpRefusal(403, 'FORBIDDEN');
  if (!isWrite(req)) return;
  if (hasBody(req)) assertJsonObject({ req });
  else assertOwnWrite(req, JSON_TYPE);
}

/** Checks session, guide and role of a call to /authApi, and sets `req.actingAs`. */
function checkCaller({ req, account, endedElsewhere }: RequestContext, name: EndpointName): void {
  if (!endpoints[name].includes(' /authApi/')) return;
  if (!account) throw new HttpRefusal(401, endedElsewhere ? 'SESSION_ENDED_ELSEWHERE' : 'NO_SESSION');
  const redirectUrl = getBlockingGuideAddress(account, name);
  if (redirectUrl) throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl });
  req.actingAs = findActingRole(req, account)?.id ?? null;
}
