/** The space of a company: its details and its certificates. */
export default {};
