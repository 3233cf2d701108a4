/** The carriers of the mainland, and the ranges of numbers that each has issued. */

/** China Mobile, China Unicom, China Telecom, China Broadnet. */
export const carriers = ['CMCC', 'CUCC', 'CTCC', 'CBN'] as const;

type Carrier = (typeof carriers)[number];

/**
 * The first digits that each carrier may issue (Ministry of Industry and Information Technology, allocation of
 * network codes as of March 2023), including those of resellers on its network: 162, 165, 167, 170 and 171. Satellite
 * phones (1349, 174) belong to no carrier.
 */
const prefixes: Record<Carrier, string> = {
  CMCC: '1340 1341 1342 1343 1344 1345 1346 1347 1348 135 136 137 138 139 147 148 150 151 152 157 158 159 165 1703 1705 1706 172 178 182 183 184 187 188 195 197 198',
  CUCC: '130 131 132 145 146 155 156 166 167 1704 1707 1708 1709 171 175 176 185 186 196',
  CTCC: '133 149 153 162 1700 1701 1702 173 177 180 181 189 190 191 193 199',
  CBN: '192',
};

const carriersByPrefix = new Map<string, Carrier>(
  carriers.flatMap((carrier) => prefixes[carrier].split(' ').map((prefix) => [prefix, carrier] as const)),
);

/**
 * Returns the carrier of a number from its first digits; null if they are unknown, and for regions other than +86.
 * The user can correct this guess: since 2019 a number may move to another carrier (携号转网).
 */
export function guessCarrier(mobile: string, region = '+86'): Carrier | null {
  if (region !== '+86') return null;
  return carriersByPrefix.get(mobile.slice(0, 4)) ?? carriersByPrefix.get(mobile.slice(0, 3)) ?? null;
}
