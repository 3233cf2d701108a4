/** Endpoints that applications call themselves: plain JSON, by the OAuth and OpenID Connect standards. */
import type { PortalRequest } from '../store/context';

/** An error answer (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly description: string,
    /** WWW-Authenticate, where the client has to prove itself. */
    readonly challenge?: string,
  ) {
    super(description);
  }
}

export interface OAuthCall {
  req: PortalRequest;
  /** The portal's origin as the client asked it. */
  origin: string;
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** Whether a form came. */
export const hasFormBody = ({ headers }: PortalRequest): boolean => FORM.test(headers['content-type'] ?? '');

/** The fields of a form. Another type, or a field that comes twice, is an invalid_request. */
export function readForm(req: PortalRequest): Map<string, string> {
  const { body } = req;
  if (!hasFormBody(req)) {
    throw new OAuthError(400, 'invalid_request', 'the body is application/x-www-form-urlencoded');
  }
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  if (fields.some(([, value]) => typeof value !== 'string')) {
    throw new OAuthError(400, 'invalid_request', 'each parameter comes once');
  }
  return new Map(fields.filter(([, value]) => value !== ''));
}
