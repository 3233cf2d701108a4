/** The security of the signed-in person's account: its state, the mail address, the security questions. */

import type { Body, Data, SecurityQuestion } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(securityEndpoints);

/**
 * The state of everything that protects the account, masked. `quiet`: no notice, because the caller works without it.
 */
export const getSecurity = (options: { quiet?: boolean } = {}): Promise<Data<'security'>> =>
  call('security', options);

/** A new mail address, proved by a code of the scene `bind`. Asks to confirm who one is first. */
export const changeEmail = (body: Body<'changeEmail'>): Promise<Data<'changeEmail'>> =>
  call('changeEmail', { body });

/** The questions of the account; answers never come. */
export const getQuestions = (): Promise<Data<'questions'>> => call('questions');

interface NewQuestions {
  questions: SecurityQuestion[];
  answers: string[];
  /** As getQuestions told it. */
  version: string;
}

/** Three questions and their answers, sealed with one key. Asks to confirm who one is first. */
export const changeQuestions = ({
  questions,
  answers,
  version,
}: NewQuestions): Promise<Data<'changeQuestions'>> =>
  call('changeQuestions', {
    body: async () => {
      const { values, secretId } = await sealForRequest(answers);
      return { questions, answers: values, version, secretId };
    },
  });
