/** /user/role_manage/:id/role_space/cert/ca_cert */
export default function CompanyCertificateAddPage() {
  return null;
}
