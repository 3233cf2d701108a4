/** Reads the faults that tests seed into a mock portal, with the check that finds each of them. */
import { parseEdits } from '../../../scripts/mutations/list.mjs';
import { read } from '../../contract/sources';

const TITLE = /^(?<name>.+) → (?<foundBy>\S+): (?<messagePart>.+)$/;

/** All faults: `foundBy` is the id of a check, and `messagePart` a part of its message. */
export const seededFaults = parseEdits(read('tests/data/conformanceFaults.txt')).map(
  ({ heading: file, title, find, replace }) => {
    const { name = '', foundBy = '', messagePart = '' } = TITLE.exec(title)?.groups ?? {};
    return { file, title, find, replace, name, foundBy, messagePart };
  },
);
