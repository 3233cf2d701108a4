/** What every form may say; laterForm.ts has the rest. */
export default {
  'form.normalized': '空格和全角字符已调整，请核对。',
};
