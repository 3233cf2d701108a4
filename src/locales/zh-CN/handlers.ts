/** Handlers of a company, and what each may see to. */
export default {};
