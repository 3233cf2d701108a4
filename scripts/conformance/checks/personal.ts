/** Personal data, which arrive masked (docs/api.md, Conventions). */
import type { EndpointName } from '@/contract';
import { check } from '../check';
import { dataOf, isId, walk } from '../expect';
import type { Kit } from '../kit';
import { holds } from '../outcome';

/** Reads whose personal data is masked, with the query they need. Companies are public, texts are people's own. */
const READS: [name: EndpointName, query?: Record<string, string>][] = [
  ['accountDetail'],
  ['identity'],
  ['security'],
  ['profile'],
  ['sessions'],
  ['addresses'],
  ['certificates'],
  ['bindings'],
  ['authorizations', { direction: 'given' }],
  ['authorizations', { direction: 'received' }],
  ['behaviorRecords'],
  ['verificationOverview'],
];
const PERSONAL = ['mobile', 'email', 'idNo', 'ip', 'phone', 'recipient'];
/** Names are shown by their first letter; a single one shows nothing else. */
const isMaskedName = (value: string) => [...value].length < 2 || value.includes('*');
/** A resident ID, a mobile number and a mail address that anybody could use. */
const CLEAR = [/(?<!\d)\d{17}[\dXx](?!\d)/, /(?<![\d.])1[3-9]\d{9}(?!\d)/, /[\w.+-]{2,}@[\w-]+\.\w+/];

async function masked(kit: Kit): Promise<void> {
  const member = await kit.member();
  for (const [name, query] of READS) {
    const data = dataOf(name, await member.call(name, { query }));
    for (const [path, key, value] of walk(data)) {
      // Drawn ids hold any digits.
      if (typeof value !== 'string' || value === '' || isId(key)) continue;
      if (PERSONAL.includes(key)) holds(value.includes('*'), `${name}: ${path} is not masked`);
      holds(!CLEAR.some((form) => form.test(value)), `${name}: ${path} shows a number or an address in full`);
    }
  }
}

async function names(kit: Kit): Promise<void> {
  const member = await kit.member();
  const { name } = dataOf('accountDetail', await member.call('accountDetail'));
  holds(isMaskedName(name), 'accountDetail: name is not masked');
  const identity = dataOf('identity', await member.call('identity'));
  holds(isMaskedName(identity.name), 'identity: name is not masked');
  for (const direction of ['given', 'received']) {
    const reply = await member.call('authorizations', { query: { direction } });
    const { list } = dataOf('authorizations', reply);
    for (const { party } of list) {
      holds(isMaskedName(party.name), `authorizations: the name of the other person is not masked`);
      holds(party.account.includes('*'), `authorizations: the account of the other person is not masked`);
    }
  }
}

async function noAnswers(kit: Kit): Promise<void> {
  const member = await kit.member();
  for (const name of ['questions', 'security', 'accountDetail'] as const) {
    const data = dataOf(name, await member.call(name));
    for (const [path, key] of walk(data)) {
      holds(
        !/^(?:answers?|pwd|password|passwordHash|salt)$/i.test(key),
        `${name}: ${path} is nobody's to read`,
      );
    }
  }
}

export const personal = {
  name: 'personal',
  title: 'Personal data',
  checks: [
    check('personal.masked', 'numbers, addresses and mail addresses arrive masked', masked),
    check('personal.names', "names arrive masked, and the other person's account", names),
    check('personal.answers', 'no answer and no password is ever read back', noAnswers),
  ],
};
