/** /user/role_manage/:id/role_space/cert */
export default function CompanyCertificatesPage() {
  return null;
}
