import { screen } from '@testing-library/react';
import { AuthorizationSpace } from '@/features/capacities/components/AuthorizationSpace';
import { makeRole } from '../../../support/builders/company';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();

test.each(['id=nothing', ''])(
  'shows the authorization of "%s" as unknown, with a link to the list',
  async (unknown) => {
    network.answer('role', makeRole());
    network.answer('companyAuthorization', httpError(404));
    const children = jest.fn();
    await showPage(
      <AuthorizationSpace title="page.modifyAuthorize" purpose="letter.purpose" needs="viewCompany">
        {children}
      </AuthorizationSpace>,
      { path: `/r-1?${unknown}`, route: '/:id' },
    );
    expect(screen.getByRole('heading', { name: en['handlers.unknown'] })).toBeTruthy();
    expect(screen.getByRole('link', { name: en['handlers.back'] }).getAttribute('href')).toContain(
      '/user/role_manage/r-1/role_space',
    );
    expect(children).not.toHaveBeenCalled();
    expect(network.sent('companyAuthorization')).toHaveLength(unknown ? 1 : 0);
  },
);
