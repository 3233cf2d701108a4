/**
 * Jest's global setup of the unit tests: generates the key pair of the mock portal once. Otherwise the portal would generate
 * one for each test file, because each has its own global object.
 */
const { generateKeyPairSync } = require('node:crypto');

module.exports = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  process.env.PORTAL_TEST_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' });
};
