/** Undoing a change by the link of its alert. */
import * as v from 'valibot';
import type { UndoKind } from '..';
import { nothing } from '../endpoint';
import type { SomeEndpoints } from './rows';

export const undoEndpoints = {
  checkUndo: {
    call: 'POST /anonApi/account/v1/undo/check',
    data: v.object({
      kind: v.picklist(['IDENTITY', 'LINK', 'CONTACT'] satisfies UndoKind[]),
      account: v.string(),
      name: v.string(),
      changedAt: v.string(),
      until: v.string(),
    }),
  },
  undoChange: { call: 'POST /anonApi/account/v1/undo', data: nothing },
} satisfies SomeEndpoints;
