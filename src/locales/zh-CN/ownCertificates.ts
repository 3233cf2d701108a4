/** The digital certificates that sign in to one's own account. */
export default {
  'ownCertificates.heading': '数字证书',
  'ownCertificates.failed': '数字证书加载失败',
  'ownCertificates.empty': '还没有绑定数字证书。绑定后可以用证书登录。',
  'ownCertificates.gone': '该证书已经解绑，可能是在其他页面。列表已更新。',
  'ownCertificates.expiring': '该证书将于 {at} 到期。请在此之前绑定新证书，以便继续用证书登录。',
  'ownCertificates.add': '绑定数字证书',
  'ownCertificates.add.means': '请使用以您的姓名签发的证书。',
  'ownCertificates.add.done': '数字证书已绑定',
  'ownCertificates.unlink.ask': '确定解绑这张证书？',
  'ownCertificates.unlink.text': '解绑后，不能再用由 {issuer} 签发的证书 {serial} 登录本账号。',
  'ownCertificates.unlink.done': '数字证书已解绑',
};
