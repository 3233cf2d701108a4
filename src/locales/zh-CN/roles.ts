/** Roles in companies: the list, and how one is added. */
export default {};
