import { serverPrefixes } from '@/contract/prefixes';
import { isUnsafePath } from '@/utils/routing/pathRules';

const DATA_URI = /^data:image\/(?:png|jpeg|webp|gif|avif|svg\+xml)[;,]/i;
const PICTURE_PATH = /^[^?#]+\.(?:png|jpe?g|webp|gif|avif|svg)$/i;

/**
 * A picture that the server names, where the portal may draw it: a data URI, or a file of the portal's own origin
 * without a query; '' for anything else. A browser asks for a picture with the person's cookies, so what the server
 * answers by acting (signing out is a GET) is no picture, whatever its ending.
 */
export function getServerPicture(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  if (DATA_URI.test(raw)) return raw;
  return PICTURE_PATH.test(raw) && !isUnsafePath(raw, serverPrefixes) ? raw : '';
}
