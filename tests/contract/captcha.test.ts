import * as v from 'valibot';
import { captchaEndpoints } from '@/contract/captcha';

it('does not remove a parameter of a challenge, because the signature covers all of them', () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    data: { visitor: 'x' },
    nonce: 'n',
    salt: 's',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 1,
  };
  const { data } = captchaEndpoints.captchaChallenge;
  expect(v.parse(data, { parameters, signature: 'y' }).parameters).toEqual(parameters);
});
