import { useState } from 'react';
import type { SendCode } from '@/components/CodeField/useSendCode';
import type { MobileFields } from '@/components/MobileField';
import type { Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { sendSmsCode } from '@/services/codes';
import { proveMobile } from '@/services/registration';
import type { Failure } from '@/utils/http/failure';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';

const SCENE = 'appeal';

type OnFailure = (envelope: Envelope) => void;

interface Proved {
  destination: string;
  ticket: string;
}

/**
 * The contact's number and the proof that it is one's own. A code is traded for the proof once; the proof then
 * stands for the number until the portal takes it, so that a form refused for something else needs no other code.
 */
export function useContactProof({ region, mobile }: MobileFields) {
  const [given, setGiven] = useState<Proved | null>(null);
  const destination = `${region} ${mobile}`;
  const id = getCodeId(SCENE, destination);
  const proved = given?.destination === destination;
  const send: SendCode = (captcha, onFailure) =>
    sendSmsCode({ scene: SCENE, region, mobile, captcha }, onFailure);

  /** The proof, or false where the code was refused. Rejects as calls do. */
  const prove = async (code: string, onFailure: OnFailure): Promise<string | false> => {
    if (given && proved) return given.ticket;
    const proof = await proveMobile({ scene: SCENE, region, mobile, code }, onFailure);
    if (typeof proof !== 'object') return false;
    forgetCode(id);
    setGiven({ destination, ticket: proof.ticket });
    return proof.ticket;
  };

  /** A proof that has ended is to its number what a code is that has: another one is needed. */
  const hear =
    (onFailure: OnFailure): OnFailure =>
    (envelope) => {
      if (envelope.subCode !== subCodes.TICKET_UNKNOWN) return onFailure(envelope);
      setGiven(null);
      return onFailure({ ...envelope, subCode: subCodes.CODE_EXPIRED, subMsg: null });
    };

  return {
    /** For CodeField. */
    fields: { scene: SCENE, destination, send } as const,
    proved,
    prove,
    hear,
    noteRefused: (why: Failure) => recordCodeRefusal(id, why),
    forget: () => setGiven(null),
  };
}
