/** Valid bodies, for calls that are refused for something else. Fields are checked before records. */

export const sampleAddition = { description: 'A description of this addition.', files: [] };

export const sampleAddress = {
  recipient: '测试收件人',
  region: '+86',
  mobile: '15400000098',
  district: '440104',
  detail: '测试路 98 号',
  postcode: '',
  label: '',
  isDefault: false,
};
