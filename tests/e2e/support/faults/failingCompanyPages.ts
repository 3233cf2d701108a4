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
} from '../journeys/handlers';
import { bossHere } from '../people';
import { pagesOf } from './pagesOf';

export const companyPages = pagesOf(bossHere, [
  { address: BOSS_SPACE, calls: ['role'] },
  { address: HANDLERS, calls: ['handlers'] },
  {
    address: HANDLERS,
    calls: ['moveHandler'],
    act: async (visitor) => {
      await pressesOf(visitor, 'handlers.handler.end', DEMO_ROW);
      await visitor.presses('handlers.handler.yes.end');
    },
  },
  {
    address: HANDLERS,
    calls: ['changeHandlerDates'],
    act: async (visitor) => {
      await pressesOf(visitor, 'handlers.handler.changeDates', DEMO_ROW);
      await visitor.finds('dialog', 'handlers.dates');
      await typesDay(visitor, 'end', dayIn(100));
      await visitor.presses('handlers.dates.submit');
    },
  },
  { address: COMPANY_AUTHORIZATIONS, calls: ['companyAuthorizations'] },
  {
    address: COMPANY_AUTHORIZATIONS,
    calls: ['moveCompanyAuthorization'],
    act: async (visitor) => {
      await pressesOf(visitor, 'handlers.revoke', SEEDED_ROW);
      await visitor.presses('handlers.yes.revoke');
    },
  },
  {
    address: `${HANDLERS}/add_handler`,
    calls: ['inviteHandler'],
    act: async (visitor) => {
      await fillsInvitation(visitor);
      await visitor.presses('handlers.invite.submit');
    },
  },
  { address: `${HANDLERS}/add_authorize`, calls: ['handlers'] },
  {
    address: `${HANDLERS}/add_authorize?handler=r-demo-1`,
    calls: ['addCompanyAuthorization'],
    act: async (visitor) => {
      await visitor.findsAt('[name="matters"]');
      // The draft may have restored the ticked checkbox.
      if (!(await visitor.has('[name="matters"]:checked'))) await visitor.clicks('[name="matters"]');
      await typesDay(visitor, 'end', dayIn(10));
      await visitor.presses('authorizations.form.submit');
    },
  },
  { address: `${HANDLERS}/modify_authorize?id=${SEEDED}`, calls: ['companyAuthorization'] },
  {
    address: `${HANDLERS}/modify_authorize?id=${SEEDED}`,
    calls: ['modifyCompanyAuthorization'],
    act: async (visitor) => {
      await visitor.fills('reason', '业务调整');
      await typesDay(visitor, 'end', dayIn(10));
      await visitor.presses('handlers.modify.submit');
    },
  },
  { address: `${BOSS_SPACE}/letter?id=${SEEDED}`, calls: ['companyAuthorization'] },
  { address: `${BOSS_SPACE}/company_info`, calls: ['company'], says: 'company.failed' },
  {
    address: `${BOSS_SPACE}/company_info`,
    calls: ['changeCompanyContact'],
    act: (visitor) => visitor.presses('company.contact.save'),
  },
  {
    address: `${BOSS_SPACE}/company_info`,
    calls: ['replaceLegalRep'],
    act: async (visitor) => {
      await visitor.presses('company.replace.open');
      await visitor.fills('loginId', 'demo');
      await visitor.fills('name', '测试甲');
      await visitor.confirms();
    },
  },
  {
    address: `${BOSS_SPACE}/cert`,
    calls: ['companyCertificates'],
    says: 'companyCertificates.failed',
  },
  {
    address: `${BOSS_SPACE}/cert`,
    calls: ['unbindCompanyCertificate'],
    act: async (visitor) => {
      await visitor.presses(visitor.says('companyCertificates.unbind.label', { serial: '5101' }));
      await visitor.presses('companyCertificates.unbind');
    },
  },
  {
    address: `${BOSS_SPACE}/cert/ca_cert`,
    calls: ['bindCompanyCertificate'],
    act: (visitor) => submitsCertificate(visitor, 'company-fresh'),
  },
]);
