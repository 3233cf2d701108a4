/** Schemas that several areas share. */
import * as v from 'valibot';
import { userTypes } from '../validation/people';

export const userType = v.picklist(userTypes);
export const level = v.picklist([1, 2, 3, 4]);
export const capacity = v.picklist(['LEGAL_REP', 'ADMIN', 'HANDLER']);
export const accountStatus = v.picklist(['ACTIVE', 'FROZEN', 'CANCELLING']);

const signedIn = v.object({
  /** The address of a guide or of a waiting application, or null. */
  redirectUrl: v.optional(v.nullable(v.string()), null),
  /** The previous sign-in. */
  lastLogin: v.optional(v.object({ at: v.string(), place: v.string() })),
  /** Whether this sign-in has undone the cancellation of the account. */
  cancellationUndone: v.optional(v.literal(true)),
});

export type LoginResult = v.InferOutput<typeof signedIn>;

/**
 * The specification defines no structure: an address alone and an empty response are also valid results of a sign-in.
 */
export const loginResult = v.pipe(
  v.nullish(v.union([v.string(), signedIn])),
  v.transform(
    (given): LoginResult =>
      typeof given === 'string' ? { redirectUrl: given } : (given ?? { redirectUrl: null }),
  ),
);

export const storedFile = v.object({
  id: v.string(),
  /** The file name on the device, at most 255 characters. */
  name: v.string(),
  /** Media type, detected from the content: image/jpeg, image/png or application/pdf. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
});

/** A page of a list. */
export const page = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    list: v.array(item),
    total: v.number(),
    pageNumber: v.number(),
    pageSize: v.number(),
  });
