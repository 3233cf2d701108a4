/** Masking happens here, before anything leaves the server. An empty value stays empty. */
import { maskMiddle } from '../../../src/utils/i18n/masking';

export { maskEmail, maskMobile } from '../../../src/utils/i18n/masking';

/** 张三 → 张*, 张小三 → 张*三, 欧阳测试 → 欧**试. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 3) return letters.map((letter, index) => (index ? '*' : letter)).join('');
  return maskMiddle(name, 1, 1);
}

/** A person's own document: 11010519491231002X → 110105********002X; short numbers keep two at each end. */
export function maskIdNo(idNo: string): string {
  return idNo.length >= 15 ? maskMiddle(idNo, 6, 4) : maskMiddle(idNo, 2, 2);
}

/** A document in a list: first and last character only. */
export function maskIdNoInList(idNo: string): string {
  return maskMiddle(idNo, 1, 1);
}

/** **** **** **** 0005, whatever the card's length. */
export function maskBankCard(card: string): string {
  return card && `**** **** **** ${card.slice(-4)}`;
}

/** An address: the regions down to the district, then four stars. */
export function maskAddress(regions: string[]): string {
  return `${regions.join('')}****`;
}

/** 203.0.113.7 → 203.0.*.*; of an IPv6 address the first two groups stay. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return ip && `${ip.split(':').slice(0, 2).join(':')}:*`;
  return ip && `${ip.split('.').slice(0, 2).join('.')}.*.*`;
}
