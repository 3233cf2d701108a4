import { useEffect, useState } from 'react';
import type { UserType } from '@/contract';
import { markUnsaved } from '@/utils/routing/chunkReload';
import { forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';
import type { StorageArea } from '@/utils/storage/storage';
import {
  REGISTER_DRAFT,
  REGISTER_DRAFT_FIELDS,
  type Registration,
  type RegistrationAnswers,
  type RegistrationScene,
  type VerifiedMobile,
} from './answers';
import { clearMobileProof, clearMobileProofs, readMobileProofs, saveMobileProof } from './mobileProofStore';

type State = Omit<Registration, 'userType'>;

/** The verified number overrides the draft. */
const toMobileAnswers = (proof: VerifiedMobile | undefined): RegistrationAnswers =>
  proof ? { region: proof.region, mobile: proof.mobile } : {};

function readStoredState() {
  const draft = readDraft(REGISTER_DRAFT, REGISTER_DRAFT_FIELDS);
  const proofs = readMobileProofs();
  const state: State = { answers: { ...draft?.values, ...toMobileAnswers(proofs.register) }, proofs };
  const area: StorageArea = draft?.area ?? 'session';
  return { state, area, restoredAt: draft?.at ?? null, restartCount: 0 };
}

/**
 * The state of a registration: the values in memory while the page is open, a draft of them in this tab (or on the
 * device if the user chooses so), and the proofs of mobile numbers in this tab.
 */
export function useRegistrationState(userType: UserType) {
  const [{ state, area, restoredAt, restartCount }, setStored] = useState(readStoredState);

  useEffect(() => () => markUnsaved(REGISTER_DRAFT, false), []);

  const change = (update: (before: State) => Partial<State>) =>
    setStored((before) => ({ ...before, state: { ...before.state, ...update(before.state) } }));

  /** Stores the input, valid or not. */
  const saveAnswers = (values: RegistrationAnswers) => {
    const answers = { ...state.answers, ...values };
    writeDraft(area, REGISTER_DRAFT, REGISTER_DRAFT_FIELDS, answers);
    markUnsaved(REGISTER_DRAFT, Object.values(answers).some(Boolean));
    change((before) => ({ answers: { ...before.answers, ...values } }));
  };

  const saveProof = (scene: RegistrationScene, proof: VerifiedMobile, expiresAt: string) => {
    saveMobileProof(scene, proof, expiresAt);
    change(({ proofs }) => ({ proofs: { ...proofs, [scene]: proof } }));
  };

  /** Discards a proof: the same or another number has to be verified. */
  const dropProof = (scene: RegistrationScene) => {
    clearMobileProof(scene);
    change(({ proofs }) => ({ proofs: { ...proofs, [scene]: undefined } }));
  };

  /** Deletes everything that this tab and the device store about the registration. */
  const forget = () => {
    forgetDraft(REGISTER_DRAFT);
    clearMobileProofs();
    markUnsaved(REGISTER_DRAFT, false);
  };

  return {
    registration: { ...state, userType },
    /** For DraftAlert and KeepOnDevice; `restoredAt` in ms since the epoch. */
    draft: {
      restoredAt,
      isOnDevice: area === 'local',
      setOnDevice: (isOnDevice: boolean) => {
        const next: StorageArea = isOnDevice ? 'local' : 'session';
        writeDraft(next, REGISTER_DRAFT, REGISTER_DRAFT_FIELDS, state.answers);
        setStored((before) => ({ ...before, area: next }));
      },
    },
    /** Number of times the registration was restarted; the forms are remounted each time. */
    restartCount,
    saveAnswers,
    saveProof,
    dropProof,
    requireGuardian: () => change(() => ({ isGuardianRequired: true })),
    forget,
    /** Deletes everything and restarts with empty forms. */
    startOver: () => {
      forget();
      setStored((before) => ({ ...readStoredState(), restartCount: before.restartCount + 1 }));
    },
  };
}
