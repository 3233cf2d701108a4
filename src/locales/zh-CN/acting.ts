/** For whom a tab acts. */
export default {};
