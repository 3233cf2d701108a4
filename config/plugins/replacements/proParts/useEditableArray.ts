/** Replaces ProTable's hook for rows that are edited in place: the portal has no such rows. */
import LeftOut from './leftOut';

const NOTHING_EDITED = {
  editableKeys: [],
  newLineRecord: undefined,
  isEditable: () => ({ recordKey: undefined, isEditable: false, preIsEditable: false }),
};

export const useEditableArray = () => NOTHING_EDITED;
export const editableRowByKey = LeftOut;
export const recordKeyToString = LeftOut;
