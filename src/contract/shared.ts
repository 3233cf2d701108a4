/** Schemas that several areas share. */
import * as v from 'valibot';

export const userType = v.picklist(['person', 'legal']);
export const level = v.picklist([1, 2, 3, 4]);
export const accountStatus = v.picklist(['ACTIVE', 'FROZEN', 'CANCELLING']);

const signedIn = v.object({
  redirectUrl: v.optional(v.nullable(v.string()), null),
  lastLogin: v.optional(v.object({ at: v.string(), place: v.string() })),
  cancellationUndone: v.optional(v.literal(true)),
});

/** The specification names no shape: an address alone and an empty answer are results of a sign-in too. */
export const loginResult = v.pipe(
  v.nullish(v.union([v.string(), signedIn])),
  v.transform((given) =>
    typeof given === 'string' ? { redirectUrl: given } : (given ?? { redirectUrl: null }),
  ),
);

export const storedFile = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
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
