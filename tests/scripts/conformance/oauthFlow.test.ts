import { assertOwnEndpoints } from '../../../scripts/conformance/checks/oauthFlow';

const ORIGIN = 'https://id.example.com';
const document = {
  token_endpoint: `${ORIGIN}/oauth2/token`,
  userinfo_endpoint: `${ORIGIN}/oauth2/userinfo`,
  jwks_uri: `${ORIGIN}/oauth2/jwks`,
};

test('accepts a discovery document of the server itself', () => {
  expect(() => assertOwnEndpoints(document, ORIGIN)).not.toThrow();
});

test.each([
  ['token_endpoint', 'https://evil.example/token'],
  ['token_endpoint', 'http://id.example.com/oauth2/token'],
  ['token_endpoint', 'https://id.example.com.evil.example/token'],
  ['userinfo_endpoint', 'https://evil.example/userinfo'],
  ['jwks_uri', undefined],
])('sends no code, verifier or secret if %s is %s', (field, address) => {
  expect(() => assertOwnEndpoints({ ...document, [field]: address }, ORIGIN)).toThrow(/nothing is sent/);
});
