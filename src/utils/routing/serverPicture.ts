import { serverPrefixes } from '@/contract/prefixes';
import { isUnsafePath } from '@/utils/routing/pathRules';

const DATA_URI = /^data:image\/(?:png|jpeg|webp|gif|avif|svg\+xml)[;,]/i;
const PICTURE_PATH = /^[^?#]+\.(?:png|jpe?g|webp|gif|avif|svg)$/i;

/**
 * Returns the address of a picture that the portal may show: a data URI, or a file of the portal's own origin without a
 * query; '' for any other value. The browser requests pictures with the user's cookies, so an endpoint that acts on a GET
 * (such as sign-out) is refused, whatever its file extension.
 */
export function getServerPicture(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  if (DATA_URI.test(raw)) return raw;
  return PICTURE_PATH.test(raw) && !isUnsafePath(raw, serverPrefixes) ? raw : '';
}
