import { getContentSecurityPolicy, getSecurityHeaders } from '../../config/securityHeaders';

test('sends strict values for the headers besides the content security policy', () => {
  const { 'Content-Security-Policy': policy, ...others } = getSecurityHeaders();
  expect(policy).toBe(getContentSecurityPolicy());
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
