/** Calls of the pages for the user's own addresses, appeals, authorizations, applications and roles. */
import { CODE_RESEND } from '../../../../src/constants';
import type { RoleForm } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import {
  ADD_ADDRESS,
  ADDRESSES,
  fillsAddress,
  MODIFY_ADDRESS,
  MODIFY_MOBILE,
  provesOwnNumber,
  readsAddress,
} from '../journeys/addresses';
import { anAppealAskedForMore, anAppealOf, ownAppeal, STORY } from '../journeys/appeals';
import { AUTHORIZATIONS, dayIn } from '../journeys/authorizations';
import { triesCode, UNKNOWN_MOBILE } from '../journeys/codes';
import {
  namesCompany,
  pressesOf,
  ROLE_CREATE,
  ROLES,
  SECOND_CODE,
  THIRD,
  typesDay,
} from '../journeys/companies';
import { aPicture } from '../journeys/files';
import { confirmsBeside } from '../journeys/sessions';
import { demo, newcomer } from '../people';
import type { Visitor } from '../visitor';
import { on, pagesOf, pressesButtons } from './rows';

const APPLICATIONS = '/user/info_manage/application_authorization';

/** Name of the first application on the page. */
async function firstApplication(visitor: Visitor): Promise<string> {
  await visitor.findsAt('.grant h2');
  return visitor.page.$eval('.grant h2', (heading) => heading.textContent ?? '');
}

const detailOf = async (visitor: Visitor, ticket: string): Promise<string> =>
  `/user/appeal/detail?id=${(await ownAppeal(visitor, ticket)).id}`;

/** Creates a role by an API call without proving it; returns the address of the page that continues it. */
async function aDraftOf(visitor: Visitor, company = THIRD): Promise<string> {
  const form: RoleForm = { ...company, orgType: 'ENTERPRISE', capacity: 'LEGAL_REP', method: 'LEGAL_REP' };
  const { id } = await visitor.calls('createRole', form);
  return `${ROLE_CREATE}?id=${id}`;
}

export const ownPages = pagesOf(demo, [
  on(
    ADDRESSES,
    ['setDefaultAddress'],
    { says: 'address.makeDefault.unreachable' },
    pressesButtons('address.makeDefault'),
  ),
  on(ADDRESSES, ['deleteAddress'], { says: 'address.delete.unreachable' }, async (visitor) => {
    await visitor.clicks('li:nth-child(2) .ant-btn-dangerous');
    // Waits for the dialog: its button may have the same name as the card's.
    await visitor.finds('dialog', 'address.delete.ask');
    await visitor.presses('address.delete.yes');
  }),
  on(ADD_ADDRESS, ['addAddress'], async (visitor) => {
    await fillsAddress(visitor, { recipient: '测试丙', mobile: UNKNOWN_MOBILE, detail: '示例路 4 号' });
    await visitor.presses('address.save');
  }),
  on(MODIFY_ADDRESS, ['changeAddress'], async (visitor) => {
    await readsAddress(visitor);
    await visitor.presses('address.save');
  }),
  on(MODIFY_MOBILE, ['proveOwnMobile'], (visitor) => triesCode(visitor, '000000')),
  on(MODIFY_MOBILE, ['changeMobile'], async (visitor) => {
    // The proof of a number survives a reload.
    if (!(await visitor.has('[name="mobile"]'))) {
      // The previous code is used, and the next one can be sent only after a minute.
      await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
      await provesOwnNumber(visitor);
    }
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await triesCode(visitor, '000000');
  }),
  on('/user/appeal/detail?id=appeal-2', ['appealAgain', 'uploadOwnFile'], async (visitor) => {
    await visitor.presses('appeal.again');
    await visitor.fills('description', STORY);
    await visitor.chooses('files', aPicture());
    await visitor.findsAt('.files-done, .files-failed');
    await visitor.presses('appeal.again.submit');
  }),
  on(AUTHORIZATIONS, ['moveAuthorization'], async (visitor) => {
    await pressesOf(visitor, 'authorizations.cancel', '测*丙');
    await visitor.presses('authorizations.yes.cancel');
  }),
  on(AUTHORIZATIONS, ['grantAuthorization'], async (visitor) => {
    // The draft reopens the form with the typed values.
    if (!(await visitor.has('[name="loginId"]'))) await visitor.presses('authorizations.add');
    await visitor.fills('loginId', newcomer.account);
    await visitor.fills('name', '测试乙');
    if (!(await visitor.has('[name="matters"]:checked'))) await visitor.clicks('[name="matters"]');
    await typesDay(visitor, 'end', dayIn(10));
    await visitor.presses('authorizations.form.submit');
  }),
  on(APPLICATIONS, ['withdrawScope'], async (visitor) => {
    const [name, scope] = [await firstApplication(visitor), visitor.says('authorize.scope.email')];
    await visitor.presses(visitor.says('grants.scope.withdraw.of', { name, scope }));
    await visitor.presses('grants.withdraw');
  }),
  on(APPLICATIONS, ['withdrawGrant'], async (visitor) => {
    await visitor.presses(visitor.says('grants.all.of', { name: await firstApplication(visitor) }));
    await visitor.presses('grants.withdraw');
  }),
  on(ROLES, ['moveRole'], async (visitor) => {
    await visitor.presses('roles.action.leave');
    await visitor.clicks('.ant-modal .ant-btn-dangerous');
  }),
  on(ROLE_CREATE, ['createRole'], async (visitor) => {
    await namesCompany(visitor);
    await visitor.presses('form.next');
  }),
  on(ROLE_CREATE, ['applyAsHandler'], async (visitor) => {
    await visitor.fills('uscc', SECOND_CODE);
    await visitor.findsAt('[name="end"]');
    await typesDay(visitor, 'end', dayIn(30));
    await visitor.presses('roles.apply');
  }),
  on('/user/appeal', ['withdrawAppeal'], {
    prepares: async (visitor) => detailOf(visitor, await anAppealOf(visitor, 'MOBILE_LOST')),
    act: pressesButtons('appeal.withdraw', 'appeal.withdraw.yes'),
  }),
  on('/user/appeal', ['supplementOwnAppeal'], {
    prepares: async (visitor) => detailOf(visitor, await anAppealAskedForMore(visitor)),
    act: async (visitor) => {
      await visitor.fills('description', STORY);
      await visitor.presses('appeal.supplement.submit');
    },
  }),
  on(ROLE_CREATE, ['companyByCode'], { silent: 'the user types the name of the company' }, (visitor) =>
    visitor.fills('uscc', SECOND_CODE),
  ),
  on(ROLE_CREATE, ['proveRole'], { prepares: aDraftOf }, pressesButtons('roles.proof.go.LEGAL_REP')),
  on(ROLE_CREATE, ['changeRole'], {
    prepares: async (visitor) => {
      const address = await aDraftOf(visitor, { ...THIRD, legalRep: '测试乙' });
      await confirmsBeside(visitor, demo);
      await visitor.reads(endpoints.proveRole.replace(':id', address.split('=')[1] ?? ''), {});
      return address;
    },
    act: async (visitor) => {
      await visitor.presses('roles.result.change', 'link');
      await visitor.fills('legalRep', THIRD.legalRep);
      await visitor.presses('form.next');
    },
  }),
  on(ROLES, ['discardRole'], {
    prepares: async (visitor) => {
      await aDraftOf(visitor);
      return ROLES;
    },
    act: async (visitor) => {
      await visitor.presses('roles.action.discard');
      await visitor.clicks('.ant-modal .ant-btn-dangerous');
    },
  }),
]);
