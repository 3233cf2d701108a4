/** Calls of the home page and of the pages for the user's account, settings, verification and activity record. */
import { PasskeyDevice } from '../../../support/passkeyDevice';
import { choosesCompany } from '../journeys/acting';
import { addsAuthenticator, trustsBrowser } from '../journeys/authenticator';
import { opensRecord, RECORD } from '../journeys/behavior';
import { submitsCertificate } from '../journeys/certificates';
import { triesCode } from '../journeys/codes';
import { aPicture } from '../journeys/files';
import { meetsRecovery } from '../journeys/lostAccess';
import { addsPasskey, hasDevice, SECURITY } from '../journeys/passkeys';
import { setsPhrase } from '../journeys/phrase';
import { confirmsBeside, isInElsewhere } from '../journeys/sessions';
import { LADDER, pageOf, verifies } from '../journeys/verification';
import { demo, newcomer, type Person } from '../people';
import type { Visitor } from '../visitor';
import { pagesOf } from './pagesOf';

const HOME = '/user/identity_manage';
const ACCOUNTS = '/user/account_manage/account_list';
const BINDINGS = '/user/account_manage/account_unbind';

/** Starts the export and waits for the password field of the step-up. */
async function isAskedWho(visitor: Visitor): Promise<void> {
  await visitor.presses('security.export.start');
  await visitor.findsAt('[name="stepUpPassword"]');
}

/** Prepares the security page, which shows what `prepare` has made for demo. */
const onSecurity =
  (prepare: (visitor: Visitor, person: Person) => Promise<unknown>) =>
  async (visitor: Visitor): Promise<string> => {
    await prepare(visitor, demo);
    return SECURITY;
  };

export const accountPages = pagesOf(demo, [
  { address: ACCOUNTS, calls: ['accounts'] },
  {
    address: ACCOUNTS,
    calls: ['setPrimaryAccount'],
    act: (visitor) => visitor.presses(visitor.says('linked.primary.label', { account: 'demo_work' })),
  },
  {
    address: ACCOUNTS,
    calls: ['switchAccount'],
    act: (visitor) => visitor.presses(visitor.says('linked.switch.label', { account: 'demo_work' })),
  },
  { address: BINDINGS, calls: ['bindings', 'certificates'] },
  {
    address: BINDINGS,
    calls: ['unbind'],
    act: async (visitor) => {
      const provider = visitor.says('provider.cityPass');
      await visitor.presses(visitor.says('linked.unlink.label', { provider }));
      await visitor.presses('linked.unlink.yes');
    },
  },
  {
    address: BINDINGS,
    calls: ['bindCertificate'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.presses('ownCertificates.add');
      await submitsCertificate(visitor, 'not-bound');
    },
  },
  {
    address: BINDINGS,
    calls: ['unbindCertificate'],
    act: async (visitor) => {
      await visitor.presses(visitor.says('ownCertificates.unlink.label', { serial: '5001' }));
      await visitor.presses('linked.unlink.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['sessions', 'trustedBrowsers', 'passkeys', 'authenticator', 'phrase'],
  },
  {
    address: SECURITY,
    calls: ['startAuthenticator'],
    act: (visitor) => visitor.presses('authenticator.setUp'),
  },
  {
    address: SECURITY,
    calls: ['confirmAuthenticator'],
    act: async (visitor) => {
      await confirmsBeside(visitor, demo);
      await visitor.presses('authenticator.setUp');
      await visitor.fills('code', '000000');
      await visitor.confirms();
    },
  },
  {
    address: SECURITY,
    calls: ['renewRecoveryCodes'],
    prepares: onSecurity(addsAuthenticator),
    act: async (visitor) => {
      await visitor.presses('authenticator.renew');
      await visitor.presses('authenticator.renew.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['removeAuthenticator'],
    prepares: onSecurity(addsAuthenticator),
    act: async (visitor) => {
      await visitor.presses('authenticator.remove');
      // Waits for the dialog: its button has the same name as the card's.
      await visitor.finds('dialog', 'authenticator.remove.ask');
      await visitor.presses('authenticator.remove.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['setPhrase'],
    act: async (visitor) => {
      await confirmsBeside(visitor, demo);
      await visitor.fills('phrase', 'Blue whale');
      await visitor.confirms();
    },
  },
  {
    address: SECURITY,
    calls: ['removePhrase'],
    prepares: onSecurity((visitor) => setsPhrase(visitor, demo, 'Blue whale')),
    act: async (visitor) => {
      await visitor.clicks('.phrase .ant-btn-dangerous');
      await visitor.finds('dialog', 'phrase.remove.ask');
      await visitor.presses('phrase.remove.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['passkeyOptions'],
    act: (visitor) => visitor.presses('passkeys.add'),
  },
  {
    address: SECURITY,
    calls: ['addPasskey'],
    prepares: onSecurity((visitor) => hasDevice(visitor, new PasskeyDevice(visitor.origin))),
    act: async (visitor) => {
      await visitor.presses('passkeys.add');
      await visitor.settles();
      if (!(await visitor.has('[name="stepUpPassword"]'))) return;
      await visitor.fills('stepUpPassword', demo.password);
      await visitor.confirms();
    },
  },
  {
    address: SECURITY,
    calls: ['renamePasskey'],
    prepares: onSecurity(addsPasskey),
    act: async (visitor) => {
      await visitor.clicks('.passkeys .row-actions button');
      await visitor.fills('passkeyName', 'Phone');
      await visitor.confirms();
    },
  },
  {
    address: SECURITY,
    calls: ['removePasskey'],
    prepares: onSecurity(addsPasskey),
    act: async (visitor) => {
      await visitor.clicks('.passkeys .ant-btn-dangerous');
      await visitor.presses('passkeys.remove.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['endSession'],
    act: async (visitor) => {
      await isInElsewhere(visitor, demo);
      await visitor.reloads();
      await visitor.clicks('.devices-session .row-actions .ant-btn');
    },
  },
  {
    address: SECURITY,
    calls: ['endTrustedBrowser'],
    prepares: onSecurity(trustsBrowser),
    act: (visitor) => visitor.clicks('.devices-trusted .row-actions .ant-btn'),
  },
  {
    address: SECURITY,
    calls: ['endTrustedBrowsers'],
    prepares: onSecurity(trustsBrowser),
    act: async (visitor) => {
      await visitor.presses('security.trusted.endAll');
      // Waits for the dialog: the names of its button and of the rows' buttons begin alike.
      await visitor.finds('dialog', 'security.trusted.endAll.ask');
      await visitor.presses('security.trusted.endAll.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['endOtherSessions'],
    act: async (visitor) => {
      await isInElsewhere(visitor, demo);
      await visitor.reloads();
      await visitor.presses('security.session.endAll');
      await visitor.presses('security.session.endAll.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['panicPreview'],
    says: 'panic.changes.failed',
    act: (visitor) => visitor.presses('panic.begin'),
  },
  {
    address: SECURITY,
    calls: ['stopOwnLostAccess'],
    prepares: onSecurity(meetsRecovery),
    act: (visitor) => visitor.presses('lost.stop'),
  },
  {
    address: SECURITY,
    calls: ['panic'],
    act: async (visitor) => {
      await confirmsBeside(visitor, demo);
      await visitor.presses('panic.begin');
      await visitor.presses('panic.yes');
    },
  },
  {
    address: SECURITY,
    calls: ['startExport'],
    act: (visitor) => visitor.presses('security.export.start'),
  },
  {
    address: SECURITY,
    calls: ['cancellation', 'cancelAccount'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.presses('security.cancel.begin');
      await visitor.settles();
      if (!(await visitor.has('.cancellation [type="checkbox"]'))) return;
      await visitor.presses('security.cancel.understood', 'checkbox');
      await visitor.presses('security.cancel.submit');
    },
  },
  {
    address: '/account/settings',
    calls: ['profile', 'changeProfile'],
    act: async (visitor) => {
      if (!(await visitor.has('[name="nickname"]'))) return;
      await visitor.fills('nickname', '新昵称');
      await visitor.presses('profile.save');
    },
  },
  {
    address: '/account/settings?tab=basic',
    calls: ['uploadOwnFile', 'changeAvatar'],
    act: async (visitor) => {
      await visitor.chooses('avatar', aPicture());
      await visitor.presses('profile.crop.save');
    },
  },
  {
    address: '/account/settings?tab=notification',
    calls: ['notificationSettings', 'changeNotificationSettings'],
    act: async (visitor) => {
      if (await visitor.has('[role="switch"]')) await visitor.presses('profile.notify.todo', 'switch');
    },
  },
  {
    address: SECURITY,
    calls: ['stepUp'],
    act: async (visitor) => {
      await isAskedWho(visitor);
      await visitor.fills('stepUpPassword', demo.password);
      await visitor.confirms();
    },
  },
  {
    address: SECURITY,
    calls: ['ownCode'],
    act: async (visitor) => {
      await isAskedWho(visitor);
      await visitor.presses('stepUp.method.sms', 'radio');
      await visitor.presses('code.send');
    },
  },
  {
    address: '/user/account_manage/modify_email',
    calls: ['security', 'changeEmail'],
    act: async (visitor) => {
      // The form is not rendered until the account's state is loaded.
      if (!(await visitor.has('[name="email"]'))) return;
      await visitor.fills('email', 'fresh@example.com');
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/user/account_manage/modify_question',
    calls: ['questions', 'changeQuestions'],
    act: async (visitor) => {
      if (!(await visitor.has('[name="answers.0"]'))) return;
      for (const [index, question] of ['SCHOOL', 'BOOK', 'FILM'].entries()) {
        await visitor.page.select(`[name="questions.${index}"]`, question);
        await visitor.fills(`answers.${index}`, `answer ${index}`);
      }
      await visitor.confirms();
    },
  },
  { address: LADDER, calls: ['verificationOverview'] },
  {
    address: pageOf('socialSecurityCardVerify'),
    calls: ['verificationOverview', 'startVerification'],
    member: newcomer,
    act: async (visitor) => {
      // The form is not rendered until the channel's state is loaded.
      if (!(await visitor.has('[name="consent"]'))) return;
      await verifies(visitor, 'socialSecurityCardVerify', { cardNo: 'Z99999999' });
    },
  },
  {
    address: `${pageOf('bankCardVerify')}?id=verification-u-demo`,
    calls: ['verification'],
    says: 'verification.query.failed',
  },
  {
    address: `${pageOf('alipayVerify')}?state=nobody&authCode=nothing`,
    calls: ['returnVerification'],
  },
  { address: RECORD, calls: ['behaviorRecords'] },
  {
    address: RECORD,
    calls: ['exportBehaviorRecords'],
    act: (visitor) => visitor.presses('behavior.export'),
    says: 'behavior.export.failed',
  },
  {
    // The filter is needed: by then the person has more sign-ins in the record than one page shows.
    address: `${RECORD}?type=LOGIN_FAIL`,
    calls: ['disownRecord'],
    act: async (visitor) => {
      await opensRecord(visitor, 'behavior.type.LOGIN_FAIL');
      await visitor.presses('behavior.disown');
    },
  },
  {
    address: '/user/notices',
    calls: ['notices', 'readNotices'],
    act: async (visitor) => {
      // Without notices there is nothing to mark as read.
      if (await visitor.has('.notices-acts .ant-btn')) await visitor.presses('layout.notices.readAll');
    },
  },
  {
    address: HOME,
    calls: ['acting'],
    asksWhoIsHere: true,
    act: (visitor) => visitor.presses('layout.userMenu'),
    says: 'acting.menu.failed',
  },
  { address: HOME, calls: ['switchActing'], act: choosesCompany },
  {
    address: HOME,
    calls: ['online', 'domain', 'accountDetail', 'identity', 'notices'],
    asksWhoIsHere: true,
  },
  {
    address: HOME,
    calls: ['ownValue'],
    act: (visitor) => visitor.presses(visitor.says('reveal.show', { field: visitor.says('identity.idNo') })),
  },
]);
