/** What every record has that the portal hands out for a while, to one visitor. */

export interface Expiring {
  visitor: string;
  expiresAt: number;
}
