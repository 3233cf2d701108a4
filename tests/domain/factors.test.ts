import {
  acrValues,
  factorRules,
  listAuthenticationMethods,
  reachesAcr,
  requiredProofs,
  type SignInWay,
} from '@/domain/factors';

const ways = Object.keys(factorRules) as SignInWay[];
/** The strongest context of these ways. */
const acrOf = (...used: SignInWay[]) => acrValues.findLast((acr) => reachesAcr(used, acr));

/** Authentication methods that RFC 8176, section 2 defines for what the portal uses. */
const REGISTERED = ['pwd', 'sms', 'otp', 'pop', 'user', 'mfa'];

describe('a single way', () => {
  const expected: Record<SignInWay, [acr: string, amr: string[]]> = {
    password: ['1', ['pwd']],
    sms: ['1', ['sms']],
    totp: ['1', ['otp']],
    certificate: ['2', ['pop']],
    passkey: ['phr', ['pop', 'user', 'mfa']],
    passwordByNumber: ['1', ['pwd']],
    qr: ['1', []],
    provider: ['1', []],
    partner: ['1', []],
  };

  test.each(ways)('%s has its context and its methods', (way) => {
    expect([acrOf(way), listAuthenticationMethods([way])]).toEqual(expected[way]);
    expect(listAuthenticationMethods([way]).every((method) => REGISTERED.includes(method))).toBe(true);
  });

  test.each(ways)('%s does not become stronger by repetition', (way) => {
    expect(acrOf(way, way)).toBe(acrOf(way));
    expect(listAuthenticationMethods([way, way])).toEqual(listAuthenticationMethods([way]));
  });

  test('reaches the lowest context without a proof', () => {
    expect([acrOf(), listAuthenticationMethods([])]).toEqual(['1', []]);
  });
});

describe('two ways', () => {
  test.each<[SignInWay, SignInWay, string, string[]]>([
    ['password', 'sms', '2', ['pwd', 'sms', 'mfa']],
    ['password', 'totp', '2', ['pwd', 'otp', 'mfa']],
    ['password', 'certificate', '2', ['pwd', 'pop', 'mfa']],
    ['password', 'passkey', 'phr', ['pwd', 'pop', 'user', 'mfa']],
    // Both factors are possession.
    ['sms', 'totp', '2', ['sms', 'otp']],
    // The provider may have verified the same password or number.
    ['provider', 'password', '1', ['pwd']],
    ['provider', 'sms', '1', ['sms']],
    ['partner', 'password', '1', ['pwd']],
    ['qr', 'sms', '1', ['sms']],
    ['provider', 'totp', '2', ['otp']],
    ['qr', 'totp', '2', ['otp']],
    ['partner', 'provider', '1', []],
  ])('combines %s and %s', (one, other, acr, amr) => {
    expect([acrOf(one, other), listAuthenticationMethods([one, other])]).toEqual([acr, amr]);
    expect(acrOf(other, one)).toBe(acr);
  });

  test('is phishing-resistant only with a passkey', () => {
    const others = ways.filter((way) => way !== 'passkey');
    expect(reachesAcr(others, 'phr')).toBe(false);
    expect(reachesAcr(ways, 'phr')).toBe(true);
  });
});

test('excludes proofs that require a code at sign-in from step-ups of accounts with an app', () => {
  const requiringCode = ways.filter((way) => factorRules[way].asksForCode);
  expect(requiringCode).toEqual(['password', 'passwordByNumber', 'sms']);
  expect(requiringCode.filter((way) => factorRules[way].stepsUp)).toEqual([]);
});

test('requires no password, and for a company no weaker proof than for a level', () => {
  for (const proofs of Object.values<readonly string[]>(requiredProofs))
    expect(proofs).not.toContain('password');
  expect(requiredProofs.level).toEqual(expect.arrayContaining([...requiredProofs.company]));
  expect(requiredProofs.company.every((proof) => factorRules[proof].stepsUp)).toBe(true);
});
