/** Reads the faults that tests seed into a mock portal, with the check that finds each of them. */
import { parseEdits } from '../../../scripts/mutations/list.mjs';
import { read } from '../../contract/sources';

const TITLE = /^(?<name>.+) → (?<foundBy>\S+): (?<says>.+)$/;

/** All faults: `foundBy` is the id of a check, and `says` a part of its message. */
export const seededFaults = parseEdits(read('tests/data/conformanceFaults.txt')).map(
  ({ heading: file, title, find, replace }) => {
    const { name = '', foundBy = '', says = '' } = TITLE.exec(title)?.groups ?? {};
    return { file, title, find, replace, name, foundBy, says };
  },
);
