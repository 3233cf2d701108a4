/** Umi's locale plugin finds languages by these files; their messages load apart, see utils/i18n/locale. */
export default {};
