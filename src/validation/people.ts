/** Who somebody can be: of which kind a user is, and what a guardian is to a child. */

export const userTypes = ['person', 'legal'] as const;
export type UserType = (typeof userTypes)[number];

export const guardianRelations = ['FATHER', 'MOTHER', 'GRANDPARENT', 'SIBLING', 'OTHER_GUARDIAN'] as const;

export const ownFields = ['idNo', 'mobile', 'email'] as const;
/** What a person may see of their own record in full. */
export type OwnField = (typeof ownFields)[number];
