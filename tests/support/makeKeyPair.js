/**
 * Jest's start of the unit tests: makes the key pair of the mock portal once. Each test file has a global object of its
 * own, in which the portal would make another one.
 */
const { generateKeyPairSync } = require('node:crypto');

module.exports = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  process.env.PORTAL_TEST_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' });
};
