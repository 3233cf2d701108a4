import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useRead } from '@/hooks/useRead';
import type { MessageKey } from '@/locales/zh-CN/index';
import AccountManagePage from '@/pages/user/account_manage';
import { AuthenticatorCard } from '@/pages/user/account_manage/account_security/authenticator/AuthenticatorCard';
import { SecurityOverview } from '@/pages/user/account_manage/account_security/checkup/SecurityOverview';
import { SessionsCard } from '@/pages/user/account_manage/account_security/devices/DeviceCards';
import { PasskeysCard } from '@/pages/user/account_manage/account_security/passkeys/PasskeysCard';
import { PhraseCard } from '@/pages/user/account_manage/account_security/phrase/PhraseCard';
import { BindingList } from '@/pages/user/account_manage/account_unbind/components/BindingList';
import { CertificateCard } from '@/pages/user/account_manage/account_unbind/components/CertificateCard';
import ModifyEmailPage from '@/pages/user/account_manage/modify_email';
import ModifyQuestionPage from '@/pages/user/account_manage/modify_question';
import RoleManagePage from '@/pages/user/role_manage';
import { CompanyCertificateList } from '@/pages/user/role_manage/role_space/cert/components/CompanyCertificateList';
import { listBindings } from '@/services/linked';
import { makeSpace } from '../../support/builders/company';
import { makePasskeys } from '../../support/builders/passkeys';
import { makeSecurity } from '../../support/builders/users';
import { createFakeNetwork, httpError } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { press, showToUser } from '../../support/render/showPage';

type EndpointName = import('@/contract').EndpointName;

const network = createFakeNetwork();
const ignore = () => undefined;
const noApp = { addedAt: null, lastUsedAt: null, codesLeft: 0, codesMadeAt: null };

/** The bindings, as a page loads them. */
const Bindings = () => <BindingList bindings={useRead(['bindings'], listBindings)} />;

/** A message about a failure, the part of a page that shows it, and the endpoint with its next response. */
function makeRow<Name extends EndpointName>(
  title: MessageKey,
  part: ReactElement,
  name: Name,
  response: Parameters<typeof network.answer<Name>>[1],
) {
  return { title, part, name, fail: () => network.answer(name, httpError(503), response) };
}

it.each([
  makeRow('account.failed', <AccountManagePage />, 'security', makeSecurity()),
  makeRow('account.failed', <ModifyEmailPage />, 'security', makeSecurity()),
  makeRow('account.question.failed', <ModifyQuestionPage />, 'questions', { questions: [], version: 'v1' }),
  makeRow('authenticator.failed', <AuthenticatorCard onChanged={ignore} />, 'authenticator', noApp),
  makeRow('passkeys.failed', <PasskeysCard onChanged={ignore} />, 'passkeys', makePasskeys([])),
  makeRow('phrase.failed', <PhraseCard />, 'phrase', { setAt: null }),
  makeRow('security.session.failed', <SessionsCard />, 'sessions', []),
  makeRow(
    'security.failed',
    <SecurityOverview onPasswordChanged={ignore} onSecondFactor={ignore} />,
    'security',
    makeSecurity(),
  ),
  makeRow('linked.bindings.failed', <Bindings />, 'bindings', { list: [], otherWays: ['password'] }),
  makeRow(
    'ownCertificates.failed',
    <CertificateCard bindings={null} onChanged={ignore} />,
    'certificates',
    [],
  ),
  makeRow('roles.failed', <RoleManagePage />, 'roles', []),
  makeRow(
    'companyCertificates.failed',
    <CompanyCertificateList space={makeSpace()} />,
    'companyCertificates',
    [],
  ),
])(
  'shows $title after a failure of $name, and loads it again on request',
  async ({ title, part, name, fail }) => {
    network.answer('findWithUserType', []);
    fail();
    await showToUser(part);
    expect(screen.getByText(en[title])).toBeTruthy();
    await press(en['common.retry']);
    expect(screen.queryByText(en[title])).toBeNull();
    expect(network.sent(name)).toHaveLength(2);
  },
);
