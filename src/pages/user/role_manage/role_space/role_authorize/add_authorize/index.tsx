/** /user/role_manage/:id/role_space/role_authorize/add_authorize */
export default function AddAuthorizePage() {
  return null;
}
