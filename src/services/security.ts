/** What keeps the signed-in person's account safe: its state, the e-mail address, the security questions. */

import type { Body, Envelope, SecurityQuestion } from '@/contract';
import { call } from '@/utils/http/request';
import { withStepUp } from '@/utils/http/stepUp';
import { isQuestions, isSecurity, shaped } from './memberShapes';
import { sealByDomainSetting } from './secrets';

type OnFailure = (envelope: Envelope) => void;

/** The state of everything that protects the account, masked. `quiet`: who asks can do without, and nobody is told. */
export const getSecurity = (options: { quiet?: boolean } = {}) =>
  shaped(call('security', options), isSecurity);

/** A new mail address, proved by a code of the scene `bind`. Asks to confirm who one is first. */
export const changeEmail = (body: Body<'changeEmail'>, onFailure: OnFailure) =>
  withStepUp(() => call('changeEmail', { body, onFailure }));

/** The questions of the account; answers never come. */
export const getQuestions = () => shaped(call('questions'), isQuestions);

interface NewQuestions {
  questions: SecurityQuestion[];
  answers: string[];
  /** As getQuestions told it. */
  version: string;
}

/** Three questions and their answers, sealed with one key. Asks to confirm who one is first. */
export const changeQuestions = ({ questions, answers, version }: NewQuestions, onFailure: OnFailure) =>
  withStepUp(async () => {
    const { values, secretId } = await sealByDomainSetting(answers);
    return call('changeQuestions', { body: { questions, answers: values, version, secretId }, onFailure });
  });
