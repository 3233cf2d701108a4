/** The fields of every record that the portal keeps for one visitor and for a limited time. */

export interface Expiring {
  visitor: string;
  expiresAt: number;
}
