/** Signals changes of passkeys to the browser (WebAuthn Level 3, section 5.1.10), which may ignore them. */
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

/** Signals that the server does not know this passkey, so that the browser no longer offers it. */
export function signalUnknown(rpId: string, credentialId: string): void {
  getSignals().signalUnknownCredential?.({ rpId, credentialId }).catch(ignore);
}

/** Signals the complete list of the user's passkeys. */
export function signalAccepted({ list, rpId, userId }: Passkeys): void {
  const allAcceptedCredentialIds = list.map(({ credentialId }) => credentialId);
  getSignals().signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }).catch(ignore);
}
