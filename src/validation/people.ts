/** User types, and relations of a guardian to a child. */

export const userTypes = ['person', 'legal'] as const;
export type UserType = (typeof userTypes)[number];

export const guardianRelations = ['FATHER', 'MOTHER', 'GRANDPARENT', 'SIBLING', 'OTHER_GUARDIAN'] as const;

export const ownFields = ['idNo', 'mobile', 'email'] as const;
/** The values that users can reveal in their own record. */
export type OwnField = (typeof ownFields)[number];
