/** Icons of the demo applications, drawn here: nothing of theirs is fetched from anywhere. */
import type { ClientId } from './clients';

const shapes: Record<ClientId, string> = {
  'demo-app':
    '<rect width="48" height="48" rx="10" fill="#0b6e4f"/><rect x="15" y="9" width="18" height="30" rx="3" fill="#fff"/><circle cx="24" cy="34" r="2" fill="#0b6e4f"/>',
  'demo-web':
    '<rect width="48" height="48" rx="10" fill="#7a3e9d"/><rect x="9" y="13" width="30" height="22" rx="3" fill="#fff"/><rect x="9" y="13" width="30" height="6" fill="#d9c2e6"/>',
};

/** The icon as a data URI. */
export function iconOf(id: ClientId): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes[id]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
