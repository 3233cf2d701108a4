/** Calls of the pages of a company's space, made by its legal representative. */
import { dayIn } from '../journeys/authorizations';
import { submitsCertificate } from '../journeys/certificates';
import {
  BOSS_SPACE,
  COMPANY_AUTHORIZATIONS,
  DEMO_ROW,
  fillsInvitation,
  HANDLERS,
  pressesOf,
  SEEDED,
  SEEDED_ROW,
  typesDay,
} from '../journeys/companies';
import { bossHere } from '../people';
import { on, pagesOf, pressesButtons } from './rows';

export const companyPages = pagesOf(bossHere, [
  on(HANDLERS, ['moveHandler'], async (visitor) => {
    await pressesOf(visitor, 'handlers.handler.end', DEMO_ROW);
    await visitor.presses('handlers.handler.yes.end');
  }),
  on(HANDLERS, ['changeHandlerDates'], async (visitor) => {
    await pressesOf(visitor, 'handlers.handler.changeDates', DEMO_ROW);
    await visitor.finds('dialog', 'handlers.dates');
    await typesDay(visitor, 'end', dayIn(100));
    await visitor.presses('form.save');
  }),
  on(COMPANY_AUTHORIZATIONS, ['companyAuthorizations']),
  on(COMPANY_AUTHORIZATIONS, ['moveCompanyAuthorization'], async (visitor) => {
    await pressesOf(visitor, 'handlers.revoke', SEEDED_ROW);
    await visitor.presses('handlers.yes.revoke');
  }),
  on(`${HANDLERS}/add_handler`, ['inviteHandler'], async (visitor) => {
    await fillsInvitation(visitor);
    await visitor.presses('handlers.invite.submit');
  }),
  on(`${HANDLERS}/add_authorize?handler=r-demo-1`, ['addCompanyAuthorization'], async (visitor) => {
    await visitor.findsAt('[name="matters"]');
    // The draft may have restored the ticked checkbox.
    if (!(await visitor.has('[name="matters"]:checked'))) await visitor.clicks('[name="matters"]');
    await typesDay(visitor, 'end', dayIn(10));
    await visitor.presses('authorizations.form.submit');
  }),
  on(`${HANDLERS}/modify_authorize?id=${SEEDED}`, ['modifyCompanyAuthorization'], async (visitor) => {
    await visitor.fills('reason', '业务调整');
    await typesDay(visitor, 'end', dayIn(10));
    await visitor.presses('handlers.modify.submit');
  }),
  on(`${BOSS_SPACE}/company_info`, ['changeCompanyContact'], pressesButtons('company.contact.save')),
  on(`${BOSS_SPACE}/company_info`, ['replaceLegalRep'], async (visitor) => {
    await visitor.presses('company.replace.open');
    await visitor.fills('loginId', 'demo');
    await visitor.fills('name', '测试甲');
    await visitor.confirms();
  }),
  on(`${BOSS_SPACE}/cert`, ['unbindCompanyCertificate'], async (visitor) => {
    await visitor.presses(visitor.says('certificate.unlink.label', { serial: '5101' }));
    await visitor.presses('form.unlink');
  }),
  on(`${BOSS_SPACE}/cert/ca_cert`, ['bindCompanyCertificate'], (visitor) =>
    submitsCertificate(visitor, 'company-fresh'),
  ),
]);
