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
    `the cookie ${name} goes along from other sites: no SameSite=Lax`,
  );
  assert(!/;\s*Domain=/i.test(line), `the cookie ${name} goes to other hosts: it has a Domain`);
  const path = /;\s*Path=([^;]*)/i.exec(line)?.[1]?.trim();
  const everywhere = path === '/' || (path !== undefined && withoutSlash(path) === ctx.settings.basePath);
  assert(everywhere, `the cookie ${name} does not go to all of the API: its Path is not /`);
  const isTls = ctx.settings.origin.startsWith('https:');
  assert(!isTls || /;\s*Secure\b/i.test(line), `the cookie ${name} goes out without TLS: no Secure`);
}
