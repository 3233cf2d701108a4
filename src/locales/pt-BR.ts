/** Lets Umi's locale plugin find the language. Its messages are loaded separately (utils/i18n/localeSources). */
export default {};
