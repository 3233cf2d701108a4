/** /user/role_manage */
export default function RoleManagePage() {
  return null;
}
