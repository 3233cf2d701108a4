/**
 * Shared by the endpoints that applications call: plain JSON by the standards of OAuth and OpenID Connect.
 */
import type { PortalRequest } from '../store/context';

/** An error response (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly description: string,
    /** The WWW-Authenticate header, if the client must authenticate. */
    readonly challenge?: string,
  ) {
    super(description);
  }
}

export interface OAuthCall {
  req: PortalRequest;
  /** The origin of the portal as the client called it. */
  origin: string;
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

export const hasFormBody = ({ headers }: PortalRequest): boolean => FORM.test(headers['content-type'] ?? '');

/** Reads the fields of a form. Throws invalid_request for another content type or a repeated field. */
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
