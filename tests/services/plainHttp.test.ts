/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://portal.example.com/uaa/login"}
 */
import * as portal from '@/services/portal';
import { sealForRequest } from '@/services/secrets';
import * as signIn from '@/services/signIn';

jest.mock('@/services/portal');
jest.mock('@/services/signIn');

it('warns the operator once where secrets travel unencrypted over plain HTTP to another host', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const domain = { enableVerifySecret: '0', siteName: '', redirectHosts: [] } as const;
  jest.mocked(portal.getDomain).mockResolvedValue({ ...domain, redirectHosts: [] });
  jest.mocked(signIn.isEncryptionDefault).mockResolvedValue(false);
  for (const value of ['a', 'b']) expect(await sealForRequest([value])).toEqual({ values: [value] });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('http://portal.example.com'));
});
