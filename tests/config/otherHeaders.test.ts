import { contentSecurityPolicy, securityHeaders } from '../../config/securityHeaders';

test('disables with the other headers everything that a page does not need', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders();
  expect(policy).toBe(contentSecurityPolicy());
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
