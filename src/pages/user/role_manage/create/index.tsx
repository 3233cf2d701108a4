/** /user/role_manage/create */
export default function RoleCreatePage() {
  return null;
}
