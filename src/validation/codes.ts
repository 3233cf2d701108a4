/** The scenes of one-time codes. A code of one scene is not valid in another. */

/** Scenes of codes to a mobile number that a visitor types. Sign-in has its own endpoint. */
export const smsScenes = ['register', 'reset', 'appeal', 'bind', 'unfreeze', 'guardian', 'verify'] as const;
/** Scenes of codes to a mail address that a visitor types. */
export const mailScenes = ['register', 'reset', 'bind'] as const;
/** Scenes of codes to the user's own number or address. */
export const ownScenes = ['stepUp', 'changeMobile', 'bind', 'reset', 'unfreeze'] as const;
/** Scenes in which a code for a mobile number is exchanged for a ticket. */
export const proofScenes = ['register', 'guardian', 'appeal'] as const;

export type ProofScene = (typeof proofScenes)[number];
export type CodeScene =
  | 'login'
  | (typeof smsScenes)[number]
  | (typeof mailScenes)[number]
  | (typeof ownScenes)[number];
