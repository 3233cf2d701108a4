import { useState } from 'react';
import type { SendCode } from '@/components/Field/CodeField/useSendCode';
import type { MobileFields } from '@/components/Field/MobileField';
import { sendSmsCode } from '@/services/codes';
import { proveMobile } from '@/services/registration';
import { ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';

const SCENE = 'appeal';

interface Proof {
  /** The verified number with its region. */
  destination: string;
  ticket: string;
}

/**
 * The contact's mobile number, and the proof that it belongs to the user (docs/api.md, Appeals). A code is exchanged
 * for a proof once. The proof stays valid until an appeal was accepted with it, so that a form refused for another
 * reason needs no second code.
 */
export function useContactProof({ region, mobile }: MobileFields) {
  const [proof, setProof] = useState<Proof | null>(null);
  const destination = `${region} ${mobile}`;
  const id = getCodeId(SCENE, destination);
  const isProved = proof?.destination === destination;
  const send: SendCode = (captcha) => sendSmsCode({ scene: SCENE, region, mobile, captcha });

  /** Returns the ticket of the proof; obtains it with the code if there is none yet. */
  const obtainTicket = async (code: string): Promise<string> => {
    if (proof && isProved) return proof.ticket;
    const { ticket } = await proveMobile({ scene: SCENE, region, mobile, code });
    forgetCode(id);
    setProof({ destination, ticket });
    return ticket;
  };

  /**
   * Calls `submit` with the ticket of the proof. Throws ApiError; with CODE_EXPIRED if the proof has expired, because
   * the user then needs a new code.
   */
  const submitWithProof = async <T>(code: string, submit: (ticket: string) => Promise<T>): Promise<T> => {
    const ticket = await obtainTicket(code);
    try {
      return await submit(ticket);
    } catch (error) {
      if (!isRefusedFor(error, 'TICKET_UNKNOWN')) throw error;
      setProof(null);
      throw new ApiError('refused', { subCode: 'CODE_EXPIRED', cause: error });
    }
  };

  return {
    /** Props of CodeField. */
    fields: { scene: SCENE, destination, send } as const,
    isProved,
    submitWithProof,
    /** For `onError` of useForm: a refusal may contain the number of remaining attempts of the code. */
    noteError: (error: ApiError) => recordCodeRefusal(id, error),
    forget: () => setProof(null),
  };
}
