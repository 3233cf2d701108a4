/** Applications registered with the portal. */
interface Client {
  id: string;
  /** Compared whole (OpenID Connect RP-Initiated Logout 1.0, section 3). */
  postLogoutRedirectUris: string[];
}

const clients: Client[] = [
  {
    id: 'demo-web',
    postLogoutRedirectUris: ['https://demo-web.example.com/', 'https://demo-web.example.com/signed-out'],
  },
];

/** The address to go to after signing out, if a client registered it, else null. */
export function registeredLogoutAddress(address: string | undefined): string | null {
  const known = clients.flatMap((client) => client.postLogoutRedirectUris);
  return known.find((registered) => registered === address) ?? null;
}
