/** Undoing a change by the link of its alert. */
import * as v from 'valibot';
import type { UndoKind } from '..';
import { nothing, type SomeEndpoints } from './endpoint';

export const undoEndpoints = {
  checkUndo: {
    call: 'POST /anonApi/account/v1/undo/check',
    data: v.looseObject({
      kind: v.picklist(['IDENTITY', 'LINK', 'CONTACT'] satisfies UndoKind[]),
      account: v.string(),
      name: v.string(),
      changedAt: v.string(),
      until: v.string(),
    }),
  },
  undoChange: { call: 'POST /anonApi/account/v1/undo', data: nothing },
} satisfies SomeEndpoints;
