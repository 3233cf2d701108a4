/** /user/role_manage/:id/role_space/role_authorize */
export default function RoleAuthorizePage() {
  return null;
}
