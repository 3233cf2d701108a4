import { useCallback, useState } from 'react';
import type { UserType } from '@/contract';
import { useUnsaved } from '@/hooks/useUnsaved';
import { forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';
import {
  REGISTER_DRAFT,
  REGISTER_DRAFT_FIELDS,
  type Registration,
  type RegistrationAnswers,
  type RegistrationScene,
  type VerifiedMobile,
} from './answers';
import { clearMobileProof, clearMobileProofs, readMobileProofs, saveMobileProof } from './mobileProofStore';

type Known = Omit<Registration, 'userType'>;

/** The account's number is the one that was proved, whatever a draft says. */
const numberOf = (proved: VerifiedMobile | undefined): RegistrationAnswers =>
  proved ? { region: proved.region, mobile: proved.mobile } : {};

const begin = () => {
  const draft = readDraft(REGISTER_DRAFT, REGISTER_DRAFT_FIELDS);
  const proofs = readMobileProofs();
  const known: Known = { answers: { ...draft?.values, ...numberOf(proofs.register) }, proofs };
  return { known, restoredAt: draft?.at ?? null, round: 0 };
};

/**
 * Everything known of a registration: in memory as long as the page is there, a draft of it on the device for a
 * day, the proofs of numbers in this tab. `restoredAt` (ms) says from when what it began with was.
 */
export function useRegistrationState(userType: UserType) {
  const [{ known, restoredAt, round }, set] = useState(begin);
  const { onValuesChange, discharge } = useUnsaved('register');

  const change = useCallback(
    (make: (before: Known) => Partial<Known>) =>
      set((before) => ({ ...before, known: { ...before.known, ...make(before.known) } })),
    [],
  );

  /** Notes what is typed, right or not yet. */
  const note = (values: RegistrationAnswers) => {
    const answers = { ...known.answers, ...values };
    writeDraft(REGISTER_DRAFT, REGISTER_DRAFT_FIELDS, answers);
    onValuesChange(undefined, answers);
    change((before) => ({ answers: { ...before.answers, ...values } }));
  };

  const prove = useCallback(
    (scene: RegistrationScene, proved: VerifiedMobile, expiresAt: string) => {
      saveMobileProof(scene, proved, expiresAt);
      change(({ proofs }) => ({ proofs: { ...proofs, [scene]: proved } }));
    },
    [change],
  );

  /** The number is to be proved anew, or another one. */
  const unprove = (scene: RegistrationScene) => {
    clearMobileProof(scene);
    change(({ proofs }) => ({ proofs: { ...proofs, [scene]: undefined } }));
  };

  /** Leaves nothing of it on the device. */
  const forget = () => {
    forgetDraft(REGISTER_DRAFT);
    clearMobileProofs();
    discharge();
  };

  return {
    registration: { ...known, userType },
    restoredAt,
    /** Counts the beginnings: a form of an earlier one is not this one's. */
    round,
    note,
    prove,
    unprove,
    wantGuardian: () => change(() => ({ guardianWanted: true })),
    forget,
    /** The same, and begins with an empty form. */
    startOver: () => {
      forget();
      set((before) => ({ ...begin(), round: before.round + 1 }));
    },
  };
}
