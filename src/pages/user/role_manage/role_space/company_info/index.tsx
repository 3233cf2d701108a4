/** /user/role_manage/:id/role_space/company_info */
export default function CompanyInfoPage() {
  return null;
}
