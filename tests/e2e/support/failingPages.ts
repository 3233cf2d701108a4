/** What each page asks of its server, for the journeys in which that fails. */
import type { EndpointName } from '../../../src/services/endpoints';
import { STORY } from './appeals';
import { answerBeside } from './captcha';
import { downloaded, PIN } from './certificates';
import { choosesSms, DEMO_MOBILE, NOBODYS_MOBILE, triesCode } from './codes';
import { aPicture } from './files';
import { boss, demo, frozen, newcomer, type Person, weak } from './people';
import { fillsAccount, proves, REGISTER } from './registration';
import { names, showsCertificate } from './reset';
import type { Visitor } from './visitor';

const HOME = '/user/identity_manage';

/** Calls a page makes by itself or in its main act, and what the visitor does there. */
export interface FailingPage {
  address: string;
  calls: EndpointName[];
  member?: Person;
  act?: (visitor: Visitor) => Promise<unknown>;
  /** The page says it in words of its own, without a notice. */
  quiet?: boolean;
}

const FRESH = 'Fresh-2026-pass';

export const pages: FailingPage[] = [
  { address: '/uaa/getVersion', calls: ['getVersion'] },
  {
    address: '/uaa/login',
    calls: [
      'domain',
      'redirect',
      'captchaNeeded',
      'defaultEncryption',
      'secret',
      'login',
      'findWithUserType',
    ],
    act: (visitor) => visitor.submits(demo),
  },
  {
    address: '/uaa/login',
    calls: ['loginCode'],
    act: async (visitor) => {
      await choosesSms(visitor);
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/login',
    calls: ['getUuid', 'getQRCode'],
    act: (visitor) => visitor.presses('login.channel.qr', 'tab'),
    quiet: true,
  },
  { address: '/uaa/login', calls: ['obtainCode'], act: (visitor) => visitor.presses('provider.cityPass') },
  { address: '/uaa/associate/login?bind=ticket', calls: ['bindTicket'] },
  {
    address: '/uaa/CALogin',
    calls: ['caChallenge', 'caLogin'],
    act: async (visitor) => {
      await visitor.chooses('file', await downloaded(visitor, 'demo'));
      await visitor.fills('pin', PIN);
      await visitor.confirms();
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['guide', 'skipGuide'],
    member: newcomer,
    act: async (visitor) => {
      if (await visitor.has('[name="mobile"]')) await visitor.presses('guide.later');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['smsCode'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['bindMobile'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/modifyPwdGuide',
    calls: ['changePassword'],
    member: weak,
    act: async (visitor) => {
      await visitor.fills('pwd', weak.password);
      await visitor.fills('newPwd', FRESH);
      await visitor.fills('newPwd2', FRESH);
      await visitor.confirms();
    },
  },
  { address: '/uaa/register?ticket=ticket', calls: ['registerTicket'] },
  {
    address: REGISTER,
    calls: ['proveMobile'],
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: REGISTER,
    calls: ['checkRegistration'],
    act: async (visitor) => {
      // A number that is proved stays so over a reload.
      if (await visitor.has('[name="mobile"]')) await proves(visitor, NOBODYS_MOBILE);
      await fillsAccount(visitor);
      await visitor.confirms();
    },
  },
  { address: '/uaa/active?token=token', calls: ['activate'], quiet: true },
  { address: '/uaa/active?id=id', calls: ['activation'], quiet: true },
  { address: '/uaa/frozen?ticket=ticket', calls: ['frozenAccount'] },
  {
    address: '/uaa/login',
    calls: ['unfreeze'],
    act: async (visitor) => {
      await visitor.submits(frozen);
      await visitor.presses('form.unfreeze');
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['startReset'],
    act: async (visitor) => {
      await visitor.fills('loginId', boss.account);
      await answerBeside(visitor);
      await visitor.confirms();
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['proveReset', 'caChallenge'],
    act: async (visitor) => {
      await names(visitor, boss.account);
      await showsCertificate(visitor, 'boss');
    },
  },
  {
    address: '/uaa/resetPwd',
    calls: ['emailCode'],
    act: async (visitor) => {
      await names(visitor, demo.account);
      await visitor.presses('recovery.method.email', 'radio');
      await visitor.fills('email', 'demo@example.com');
      await visitor.presses('code.send');
    },
  },
  { address: '/uaa/authorize?client_id=demo-app', calls: ['authorizeRequest'] },
  { address: '/uaa/autoAuth?from=elsewhere', calls: ['autoAuth'], quiet: true },
  {
    address: '/uaa/appeal',
    calls: ['uploadFile'],
    act: (visitor) => visitor.chooses('files', aPicture()),
  },
  {
    address: '/uaa/appeal?view=progress',
    calls: ['appealProgress'],
    act: async (visitor) => {
      await visitor.fills('ticket', 'AP20251208586193');
      await visitor.fills('mobile', DEMO_MOBILE);
      await visitor.confirms();
    },
  },
  { address: '/user/appeal', calls: ['ownAppeals'], member: demo },
  { address: '/user/appeal/detail?id=appeal-2', calls: ['ownAppeal'], member: demo },
  {
    address: '/user/appeal/detail?id=appeal-2',
    calls: ['appealAgain', 'uploadOwnFile'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses('appeal.again');
      await visitor.fills('description', STORY);
      await visitor.chooses('files', aPicture());
      await visitor.findsAt('.files-done, .files-failed');
      await visitor.presses('appeal.again.submit');
    },
  },
  { address: HOME, calls: ['online', 'domain', 'accountDetail', 'identity', 'notices'], member: demo },
];
