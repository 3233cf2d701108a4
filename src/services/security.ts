/** The security of the signed-in user's account: its state, the mail address, the security questions. */

import type { Body, SecurityQuestion } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(securityEndpoints);

/**
 * Resolves with the masked state of all factors that protect the account. `quiet`: shows no notice, because the caller
 * works without it.
 */
export const getSecurity = (options: { quiet?: boolean } = {}) => call('security', options);

/** Sets a new mail address, proved by a code of the scene `bind`. Requires a step-up. */
export const changeEmail = (body: Body<'changeEmail'>) => call('changeEmail', { body });

/** Lists the security questions of the account, without answers. */
export const getQuestions = () => call('questions');

interface NewQuestions {
  questions: SecurityQuestion[];
  answers: string[];
  /** As returned by getQuestions. */
  version: string;
}

/** Sets three questions and their answers, sealed with one key. Requires a step-up. */
export const changeQuestions = ({ questions, answers, version }: NewQuestions) =>
  call('changeQuestions', {
    body: async () => {
      const { values, secretId } = await sealForRequest(answers);
      return { questions, answers: values, version, secretId };
    },
  });
