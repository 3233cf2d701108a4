/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://portal.example.com/uaa/login"}
 */
import { sealForRequest } from '@/services/secrets';
import { createFakeNetwork } from '../support/fakes/fakeNetwork';

const network = createFakeNetwork();

it('warns the operator once if secrets are sent unencrypted over plain HTTP to another host', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('defaultEncryption', false);
  for (const value of ['a', 'b']) expect(await sealForRequest([value])).toEqual({ values: [value] });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('http://portal.example.com'));
});
