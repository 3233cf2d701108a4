import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { OwnAuthorizations } from './components/OwnAuthorizations';
import { OwnStanding } from './components/OwnStanding';
import { SpacePages } from './components/SpacePages';
import './index.css';

/** /user/role_manage/:id/role_space: the user's capacity, permissions and pending decisions in a company. */
export default function RoleSpacePage() {
  return (
    <CompanySpace isNamed title="page.roleSpace" purpose="handlers.space.purpose" needs="viewCompany">
      {(space) => (
        <>
          <OwnAuthorizations space={space} />
          <OwnStanding role={space.role} />
          <SpacePages space={space} />
        </>
      )}
    </CompanySpace>
  );
}
