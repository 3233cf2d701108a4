/** Webmail URLs of well-known providers, by the domain of the mail address. */
const MAILBOXES: Record<string, string> = {
  '126.com': 'https://mail.126.com/',
  '139.com': 'https://mail.10086.cn/',
  '163.com': 'https://mail.163.com/',
  '189.cn': 'https://webmail30.189.cn/',
  'aliyun.com': 'https://mail.aliyun.com/',
  'bol.com.br': 'https://email.bol.uol.com.br/',
  'foxmail.com': 'https://mail.qq.com/',
  'gmail.com': 'https://mail.google.com/',
  'hotmail.com': 'https://outlook.live.com/',
  'icloud.com': 'https://www.icloud.com/mail',
  'live.com': 'https://outlook.live.com/',
  'outlook.com': 'https://outlook.live.com/',
  'proton.me': 'https://mail.proton.me/',
  'qq.com': 'https://mail.qq.com/',
  'sina.com': 'https://mail.sina.com.cn/',
  'sohu.com': 'https://mail.sohu.com/',
  'terra.com.br': 'https://mail.terra.com.br/',
  'uol.com.br': 'https://email.uol.com.br/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'yeah.net': 'https://mail.yeah.net/',
};

/** Returns the webmail URL for a mail address, masked or not; null for an unknown provider. */
export function findMailboxUrl(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return Object.hasOwn(MAILBOXES, domain) ? (MAILBOXES[domain] ?? null) : null;
}
