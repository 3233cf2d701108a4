/** Rates how hard a password is to guess. Loaded when it is needed, because the dictionary is large. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Of a longer password only the beginning is rated, because the time grows with the length. In UTF-16 units. */
const RATED_LENGTH = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: RATED_LENGTH });

/** Returns the score from 0 (guessed immediately) to 4. `owner`: words that someone who knows the owner tries first. */
export const scorePassword = (password: string, owner: string[]): number =>
  zxcvbn.check(password, owner).score;
