/** The fields of every record that the portal stores for one visitor and for a limited time. */

export interface Expiring {
  visitor: string;
  expiresAt: number;
}
