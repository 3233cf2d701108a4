/** /user/role_manage/:id/role_space/role_authorize/modify_authorize */
export default function ModifyAuthorizePage() {
  return null;
}
