/** Umi's locale plugin finds languages by these files; their messages load apart, see utils/locale. */
export default {};
