/** That this tab was signed out because nobody used it: the sign-in page says so, over a reload too. */
import { readTabState, writeTabState } from './tabStorage';

const NAME = 'timedOut';

/** Keeps it until the next sign-in; false where nothing can be stored. */
export const markTimedOut = (): boolean => writeTabState(NAME, true);

export const wasTimedOut = (): boolean => readTabState(NAME) === true;
