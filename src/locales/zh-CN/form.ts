/** What every form may say; laterForm.ts has the rest. */
export default {
  'form.tidied': '已整理空格和全角字符，请核对。',
};
