#!/usr/bin/env node
/**
 * Prints the headers of config/securityHeaders.ts as nginx configuration, for config/nginx/portal/headers.conf. With an
 * analytics id, the policy allows its provider.
 *
 *   ANALYTICS_BAIDU_ID=… node scripts/nginxHeaders.mjs > config/nginx/portal/headers.conf
 */
import { loadTypeScript } from './shared/serverParts.mjs';

const INTRODUCTION = [
  '# Written by `node scripts/nginxHeaders.mjs` from config/securityHeaders.ts. Every response has these headers.',
  '# nginx inherits add_header only if the inner level has none of its own, so all of them are here and nowhere else.',
];

/** Headers whose value depends on the response (portal/answers.conf) or on the deployment (deployment/http.conf). */
const VARIABLES = {
  'Strict-Transport-Security': '$portal_hsts',
  'Cache-Control': '$portal_cache_control',
  Vary: '$portal_vary',
  'Content-Language': '$portal_content_language',
  'Retry-After': '$portal_retry_after',
};

const { getSecurityHeaders } = await loadTypeScript('config/securityHeaders.ts');
const { ANALYTICS_GOOGLE_ID: google, ANALYTICS_BAIDU_ID: baidu } = process.env;
const lines = [
  ...Object.entries(getSecurityHeaders({ google, baidu })).map(([name, value]) => [name, `"${value}"`]),
  ...Object.entries(VARIABLES),
].map(([name, value]) => `add_header ${name} ${value} always;`);
console.log([...INTRODUCTION, ...lines].join('\n'));
