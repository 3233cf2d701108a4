/** /user/role_manage/:id/role_space */
export default function RoleSpacePage() {
  return null;
}
