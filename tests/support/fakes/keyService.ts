import type { FakeNetwork } from './fakeNetwork';

/** The certificate and the signature of the key service, as the portal sends them. */
export const signedProof = { certificate: 'Y2VydA==', signature: 'b25l' };

/** Installs a key service, with which a certificate form needs neither a file nor a PIN. */
export function addKeyService() {
  window.portalKeyService = {
    name: 'Token 7',
    certificate: async () => signedProof.certificate,
    sign: async (challenge) => challenge,
  };
}

/** Installs a key service, and sets the challenge that it signs. */
export function addSigningService(network: FakeNetwork) {
  addKeyService();
  network.answer('caChallenge', { id: 'ch-1', challenge: signedProof.signature });
}
