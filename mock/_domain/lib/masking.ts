/** Masks personal data (docs/specification.md 3.10). An empty value stays empty. */
import { maskMiddle } from '../../../src/domain/masking';

export { maskEmail, maskMobile } from '../../../src/domain/masking';

/** Masks a name: 张三 → 张*, 张小三 → 张*三, 欧阳测试 → 欧**试. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 3) return letters.map((letter, index) => (index ? '*' : letter)).join('');
  return maskMiddle(name, 1, 1);
}

/** Masks an account name: demo_work → de******k. */
export const maskAccount = (account: string): string => maskMiddle(account, 2, 1);

/** Masks a document number: 11010519491231002X → 110105********002X; two characters at each end below 15. */
export function maskIdNo(idNo: string): string {
  return idNo.length >= 15 ? maskMiddle(idNo, 6, 4) : maskMiddle(idNo, 2, 2);
}

/** Masks an address: shows the names of the regions and replaces the rest with four stars. */
export function maskAddress(regions: string[]): string {
  return `${regions.join('')}****`;
}

/** Masks an IP address: 203.0.113.7 → 203.0.*.*. An IPv6 address keeps its first two groups. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return ip && `${ip.split(':').slice(0, 2).join(':')}:*`;
  return ip && `${ip.split('.').slice(0, 2).join('.')}.*.*`;
}
