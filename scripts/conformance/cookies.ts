/** The cookies of the portal (docs/api.md, Conventions: Cookies). */
import type { CheckContext } from './checkContext';
import { assert } from './outcome';

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Expects the attributes that the cookies of the portal have. */
export function expectSafeCookie(ctx: CheckContext, line: string): void {
  const [name] = line.split('=');
  assert(/;\s*HttpOnly\b/i.test(line), `the cookie ${name} can be read by scripts: no HttpOnly`);
  assert(
    /;\s*SameSite=(?:Lax|Strict)\b/i.test(line),
    `the cookie ${name} is sent with requests from other sites: no SameSite=Lax`,
  );
  assert(!/;\s*Domain=/i.test(line), `the cookie ${name} is sent to other hosts: it has a Domain`);
  const path = /;\s*Path=([^;]*)/i.exec(line)?.[1]?.trim();
  const isWholeApi = path === '/' || (path !== undefined && withoutSlash(path) === ctx.settings.basePath);
  assert(isWholeApi, `the cookie ${name} is not sent to the whole API: its Path is not /`);
  const isTls = ctx.settings.origin.startsWith('https:');
  assert(!isTls || /;\s*Secure\b/i.test(line), `the cookie ${name} is sent without TLS: no Secure`);
}
