/** Calls of the frame around every page, and of the pages for the user's account, settings, verification and activity record. */
import { PasskeyDevice } from '../../../support/fakes/passkeyDevice';
import { addsAuthenticator, setsPhrase, trustsBrowser } from '../journeys/authenticator';
import { opensRecord, RECORD } from '../journeys/behavior';
import { submitsCertificate } from '../journeys/certificates';
import { triesCode } from '../journeys/codes';
import { choosesCompany } from '../journeys/companies';
import { aPicture } from '../journeys/files';
import { addsPasskey, connectsDevice, SECURITY } from '../journeys/passkeys';
import { meetsRecovery } from '../journeys/recovery';
import { confirmsBeside, signsInElsewhere } from '../journeys/sessions';
import { pageOf, verifies } from '../journeys/verification';
import { demo, newcomer, type Person } from '../people';
import type { Visitor } from '../visitor';
import { on, pagesOf, pressesButtons } from './rows';

const HOME = '/user/identity_manage';
const ACCOUNTS = '/user/account_manage/account_list';
const BINDINGS = '/user/account_manage/account_unbind';

/** Starts the export and waits for the step-up's password field. */
async function startsExport(visitor: Visitor): Promise<void> {
  await visitor.presses('security.export.start');
  await visitor.findsAt('[name="stepUpPassword"]');
}

/** Prepares the security page: `prepare` creates demo's record that it shows. */
const onSecurity =
  (prepare: (visitor: Visitor, person: Person) => Promise<unknown>) =>
  async (visitor: Visitor): Promise<string> => {
    await prepare(visitor, demo);
    return SECURITY;
  };

export const accountPages = pagesOf(demo, [
  on(ACCOUNTS, ['setPrimaryAccount'], (visitor) =>
    visitor.presses(visitor.says('linked.primary.label', { account: 'demo_work' })),
  ),
  on(ACCOUNTS, ['switchAccount'], (visitor) =>
    visitor.presses(visitor.says('linked.switch.label', { account: 'demo_work' })),
  ),
  on(BINDINGS, ['unbind'], async (visitor) => {
    const provider = visitor.says('provider.cityPass');
    await visitor.presses(visitor.says('linked.unlink.label', { provider }));
    await visitor.presses('form.unlink');
  }),
  on(BINDINGS, ['bindCertificate'], { member: newcomer }, async (visitor) => {
    await visitor.presses('ownCertificates.add');
    await submitsCertificate(visitor, 'not-bound');
  }),
  on(BINDINGS, ['unbindCertificate'], async (visitor) => {
    await visitor.presses(visitor.says('certificate.unlink.label', { serial: '5001' }));
    await visitor.presses('form.unlink');
  }),
  on(SECURITY, ['startAuthenticator'], pressesButtons('authenticator.setUp')),
  on(SECURITY, ['confirmAuthenticator'], async (visitor) => {
    await confirmsBeside(visitor, demo);
    await visitor.presses('authenticator.setUp');
    await visitor.fills('code', '000000');
    await visitor.confirms();
  }),
  on(
    SECURITY,
    ['renewRecoveryCodes'],
    { prepares: onSecurity(addsAuthenticator) },
    pressesButtons('authenticator.renew', 'authenticator.renew.yes'),
  ),
  on(SECURITY, ['removeAuthenticator'], { prepares: onSecurity(addsAuthenticator) }, async (visitor) => {
    await visitor.presses('form.remove');
    // Waits for the dialog: its button has the same name as the card's.
    await visitor.finds('dialog', 'authenticator.remove.ask');
    await visitor.presses('authenticator.remove.yes');
  }),
  on(SECURITY, ['setPhrase'], async (visitor) => {
    await confirmsBeside(visitor, demo);
    await visitor.fills('phrase', 'Blue whale');
    await visitor.confirms();
  }),
  on(SECURITY, ['removePhrase'], {
    prepares: onSecurity((visitor) => setsPhrase(visitor, demo, 'Blue whale')),
    act: async (visitor) => {
      await visitor.clicks('.phrase .ant-btn-dangerous');
      await visitor.finds('dialog', 'phrase.remove.ask');
      await visitor.presses('form.remove');
    },
  }),
  on(SECURITY, ['passkeyOptions'], pressesButtons('passkeys.add')),
  on(SECURITY, ['addPasskey'], {
    prepares: onSecurity((visitor) => connectsDevice(visitor, new PasskeyDevice(visitor.origin))),
    act: async (visitor) => {
      await visitor.presses('passkeys.add');
      await visitor.settles();
      if (!(await visitor.has('[name="stepUpPassword"]'))) return;
      await visitor.fills('stepUpPassword', demo.password);
      await visitor.confirms();
    },
  }),
  on(SECURITY, ['renamePasskey'], { prepares: onSecurity(addsPasskey) }, async (visitor) => {
    await visitor.clicks('.passkeys .row-actions button');
    await visitor.fills('passkeyName', 'Phone');
    await visitor.confirms();
  }),
  on(SECURITY, ['removePasskey'], { prepares: onSecurity(addsPasskey) }, async (visitor) => {
    await visitor.clicks('.passkeys .ant-btn-dangerous');
    await visitor.presses('form.remove');
  }),
  on(SECURITY, ['endSession'], async (visitor) => {
    await signsInElsewhere(visitor, demo);
    await visitor.reloads();
    await visitor.clicks('.devices-session .row-actions .ant-btn');
  }),
  on(SECURITY, ['endTrustedBrowser'], { prepares: onSecurity(trustsBrowser) }, (visitor) =>
    visitor.clicks('.devices-trusted .row-actions .ant-btn'),
  ),
  on(SECURITY, ['endTrustedBrowsers'], { prepares: onSecurity(trustsBrowser) }, async (visitor) => {
    await visitor.presses('security.trusted.endAll');
    // Waits for the dialog: the names of its button and of the rows' buttons begin alike.
    await visitor.finds('dialog', 'security.trusted.endAll.ask');
    await visitor.presses('security.trusted.endAll.yes');
  }),
  on(SECURITY, ['endOtherSessions'], async (visitor) => {
    await signsInElsewhere(visitor, demo);
    await visitor.reloads();
    await visitor.presses('security.session.endAll');
    await visitor.presses('security.session.endAll.yes');
  }),
  on(SECURITY, ['panicPreview'], { says: 'panic.changes.failed' }, pressesButtons('panic.begin')),
  on(SECURITY, ['stopOwnLostAccess'], { prepares: onSecurity(meetsRecovery) }, pressesButtons('lost.stop')),
  on(SECURITY, ['panic'], async (visitor) => {
    await confirmsBeside(visitor, demo);
    await visitor.presses('panic.begin');
    await visitor.presses('panic.yes');
  }),
  on(SECURITY, ['startExport'], pressesButtons('security.export.start')),
  on(SECURITY, ['cancellation', 'cancelAccount'], { member: newcomer }, async (visitor) => {
    await visitor.presses('security.cancel.begin');
    await visitor.settles();
    if (!(await visitor.has('.cancellation [type="checkbox"]'))) return;
    await visitor.presses('security.cancel.understood', 'checkbox');
    await visitor.presses('security.cancel.submit');
  }),
  on('/account/settings', ['changeProfile'], async (visitor) => {
    await visitor.fills('nickname', '新昵称');
    await visitor.presses('form.save');
  }),
  on('/account/settings?tab=basic', ['uploadOwnFile', 'changeAvatar'], async (visitor) => {
    await visitor.chooses('avatar', aPicture());
    await visitor.presses('profile.crop.save');
  }),
  on(
    '/account/settings?tab=notification',
    ['notificationSettings', 'changeNotificationSettings'],
    async (visitor) => {
      if (await visitor.has('[role="switch"]')) await visitor.presses('profile.notify.todo', 'switch');
    },
  ),
  on(SECURITY, ['stepUp'], async (visitor) => {
    await startsExport(visitor);
    await visitor.fills('stepUpPassword', demo.password);
    await visitor.confirms();
  }),
  on(SECURITY, ['ownCode'], async (visitor) => {
    await startsExport(visitor);
    await visitor.presses('stepUp.method.sms', 'radio');
    await visitor.presses('code.send');
  }),
  on('/user/account_manage/modify_email', ['changeEmail'], async (visitor) => {
    await visitor.fills('email', 'fresh@example.com');
    await triesCode(visitor, '000000');
  }),
  on('/user/account_manage/modify_question', ['changeQuestions'], async (visitor) => {
    await visitor.findsAt('[name="answers.0"]');
    for (const [index, question] of ['SCHOOL', 'BOOK', 'FILM'].entries()) {
      await visitor.page.select(`[name="questions.${index}"]`, question);
      await visitor.fills(`answers.${index}`, `answer ${index}`);
    }
    await visitor.confirms();
  }),
  on(pageOf('socialSecurityCardVerify'), ['startVerification'], { member: newcomer }, (visitor) =>
    verifies(visitor, 'socialSecurityCardVerify', { cardNo: 'Z99999999' }),
  ),
  on(`${pageOf('bankCardVerify')}?id=verification-u-demo`, ['verification'], {
    says: 'verification.query.failed',
  }),
  on(`${pageOf('alipayVerify')}?state=nobody&authCode=nothing`, ['returnVerification']),
  on(
    RECORD,
    ['exportBehaviorRecords'],
    { says: 'behavior.export.failed' },
    pressesButtons('behavior.export'),
  ),
  // The filter is needed: earlier cases have added more sign-ins to the record than one page shows.
  on(`${RECORD}?type=LOGIN_FAIL`, ['disownRecord'], async (visitor) => {
    await opensRecord(visitor, 'behavior.type.LOGIN_FAIL');
    await visitor.presses('behavior.disown');
  }),
  on('/user/notices', ['notices', 'readNotices'], async (visitor) => {
    // Without notices there is nothing to mark as read.
    if (await visitor.has('.notices-acts .ant-btn')) await visitor.presses('layout.notices.readAll');
  }),
  on(HOME, ['acting'], { loadsUser: true, says: 'acting.menu.failed' }, pressesButtons('layout.userMenu')),
  on(HOME, ['switchActing'], choosesCompany),
  on(HOME, ['online', 'domain', 'accountDetail', 'notices'], { loadsUser: true }),
  on(HOME, ['ownValue'], (visitor) =>
    visitor.presses(visitor.says('reveal.show', { field: visitor.says('identity.idNo') })),
  ),
]);
