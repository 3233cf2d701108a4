/** That this tab was signed out because nobody used it: the sign-in page says so, over a reload too. */
import { readKept, writeKept } from './tabStorage';

const NAME = 'timedOut';

/** Keeps it until the next sign-in; false where nothing can be stored. */
export const keepTimedOut = (): boolean => writeKept(NAME, true);

export const wasTimedOut = (): boolean => readKept(NAME) === true;
