/** What every form may say; laterForm.ts has the rest. */
export default {
  'form.normalized': '已整理空格和全角字符，请核对。',
};
