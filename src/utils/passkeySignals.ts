/** Tells the browser about passkeys (WebAuthn Level 3, section 5.1.10). Few can hear it, and none has to act on it. */
import type { Passkeys } from '@/contract';

interface Signals {
  signalUnknownCredential?: (options: { rpId: string; credentialId: string }) => Promise<void>;
  signalAllAcceptedCredentials?: (options: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }) => Promise<void>;
}

const getSignals = (): Signals => (window.PublicKeyCredential as Signals | undefined) ?? {};
const ignore = () => undefined;

/** The server does not know this passkey: the browser need not offer it any more. */
export function signalUnknown(rpId: string, credentialId: string): void {
  getSignals().signalUnknownCredential?.({ rpId, credentialId }).catch(ignore);
}

/** The server knows these passkeys of the user, and no others. */
export function signalAccepted({ list, rpId, userId }: Passkeys): void {
  const allAcceptedCredentialIds = list.map(({ credentialId }) => credentialId);
  getSignals().signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }).catch(ignore);
}
