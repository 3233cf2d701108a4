/** /user/role_manage/:id/role_space/letter */
export default function AuthorizationLetterPage() {
  return null;
}
