/** The icons of the demo applications. They are inline SVG, so that the mock loads nothing from other hosts. */
import type { ClientId } from './records/oauth';

const shapes: Record<ClientId, string> = {
  'demo-app':
    '<rect width="48" height="48" rx="10" fill="#0b6e4f"/><rect x="15" y="9" width="18" height="30" rx="3" fill="#fff"/><circle cx="24" cy="34" r="2" fill="#0b6e4f"/>',
  'demo-web':
    '<rect width="48" height="48" rx="10" fill="#7a3e9d"/><rect x="9" y="13" width="30" height="22" rx="3" fill="#fff"/><rect x="9" y="13" width="30" height="6" fill="#d9c2e6"/>',
  'city-parking':
    '<rect width="48" height="48" rx="10" fill="#1d4ed8"/><path d="M17 38V10h9a9 9 0 0 1 0 18h-4v10z" fill="#fff"/><path d="M22 15v8h4a4 4 0 0 0 0-8z" fill="#1d4ed8"/>',
  'city-library':
    '<rect width="48" height="48" rx="10" fill="#9a3412"/><path d="M23 14c-4-3-9-3-13-2v23c4-1 9-1 13 2zm2 0c4-3 9-3 13-2v23c-4-1-9-1-13 2z" fill="#fff"/>',
  'city-clinic':
    '<rect width="48" height="48" rx="10" fill="#0f766e"/><path d="M20 10h8v10h10v8H28v10h-8V28H10v-8h10z" fill="#fff"/>',
};

/** Returns the icon of a client as a data URI. */
export function getClientIcon(id: ClientId): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes[id]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
