/** The field that takes files. */
export default {
  'files.choose': '选择文件',
  'files.drop': '也可以拖到这里，或直接粘贴',
  'files.limits': 'JPG、PNG 或 PDF，每个不超过 {megabytes} MB，最多 {count} 个',
  'files.one': '只能添加一份。请先移除已有的文件。',
  'files.refused': '以下文件未添加，其余文件已保留',
  'files.unreadable': '无法读取，请重新选择。',
  'files.uploading': '已上传 {percent}%',
  'files.progress': '{name} 的上传进度',
  'files.done': '已上传',
  'files.status': '{count} 个文件中已上传 {done} 个',
  'files.unreachable': '上传失败。',
  'files.retry.one': '重试：{name}',
  'files.remove.one': '移除：{name}',
  'files.required': '请至少添加一个文件。',
  'files.wait': '文件仍在上传，请稍候再提交。',
  'files.mend': '有文件未上传成功，请重试或移除后再提交。',
};
