/** /user/role_manage/:id/role_space/role_authorize/add_handler */
export default function AddHandlerPage() {
  return null;
}
