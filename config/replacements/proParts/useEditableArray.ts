/** Stands in for the rows of ProTable that are edited in place: none of the portal's is. */
import LeftOut from './leftOut';

const NOTHING_EDITED = {
  editableKeys: [],
  newLineRecord: undefined,
  isEditable: () => ({ recordKey: undefined, isEditable: false, preIsEditable: false }),
};

export const useEditableArray = () => NOTHING_EDITED;
export const editableRowByKey = LeftOut;
export const recordKeyToString = LeftOut;
