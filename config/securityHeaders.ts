/** The headers of every response of the portal in production. The preview server sends them, too. */

/** Analytics ids of the build; each adds its provider's hosts to the content security policy. */
export interface AnalyticsIds {
  google?: string;
  baidu?: string;
}

const GOOGLE_SCRIPT = 'https://www.googletagmanager.com';
const GOOGLE_COLLECT = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_SCRIPT];
const BAIDU = 'https://hm.baidu.com';

const NEVER = "'none'";
const SELF = "'self'";

/**
 * Returns the content security policy as a header value. Inline scripts are not allowed; inline styles are, because Ant
 * Design inserts styles at runtime.
 */
export function getContentSecurityPolicy(ids: AnalyticsIds = {}): string {
  const scripts = [...(ids.google ? [GOOGLE_SCRIPT] : []), ...(ids.baidu ? [BAIDU] : [])];
  const collect = [...(ids.google ? GOOGLE_COLLECT : []), ...(ids.baidu ? [BAIDU] : [])];
  const directives: [string, ...string[]][] = [
    ['default-src', NEVER],
    ['script-src', SELF, ...scripts],
    // For the worker that opens certificate files. The fallback, script-src, would also allow the analytics hosts.
    ['worker-src', SELF],
    ['style-src', SELF, "'unsafe-inline'"],
    ['img-src', SELF, 'data:', 'blob:', ...collect],
    ['font-src', SELF],
    ['connect-src', SELF, ...collect],
    ['manifest-src', SELF],
    ['object-src', NEVER],
    ['base-uri', NEVER],
    ['form-action', SELF],
    ['frame-src', NEVER],
    ['frame-ancestors', NEVER],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Returns the security headers by name (OWASP Secure Headers). The server that terminates TLS adds HSTS. */
export function getSecurityHeaders(ids: AnalyticsIds = {}): Record<string, string> {
  return {
    'Content-Security-Policy': getContentSecurityPolicy(ids),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
