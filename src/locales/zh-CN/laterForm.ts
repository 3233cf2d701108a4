/** Parts that several long forms share; form.ts has what the forms of the sign-in page share with them. */
export default {
  'form.email': '电子邮箱',
  'form.keepOnDevice': '在本设备保留我填写的内容 24 小时',
  'form.steps': '步骤',
  'form.step': '第 {step} 步，共 {total} 步：{name}',
  'form.step.done': '已完成',
  'form.failed': '提交失败，请核对并修改以下信息后重新提交。',
  'form.modify': '返回修改',
  'form.frozen': '您的账号已被冻结',
  'form.unfreeze': '立即解冻',
  'form.notEligible': '您的账号暂不符合申请条件',
  'form.upgrade': '立即升级',
  'form.late': '页面仍在加载，已填写的内容会保留到加载完成。如果长时间没有反应，请刷新页面后重新填写。',
};
