import type zh from '../zh-CN/ownCertificates';

export default {
  'ownCertificates.heading': '數位憑證',
  'ownCertificates.failed': '無法載入數位憑證',
  'ownCertificates.empty': '尚未綁定數位憑證。綁定後可以用憑證登入。',
  'ownCertificates.gone': '該憑證已經解除綁定，可能是在其他頁面。清單已更新。',
  'ownCertificates.expiring': '此憑證將於 {at} 到期。請在此之前綁定新憑證，以便繼續以憑證登入。',
  'ownCertificates.add': '綁定數位憑證',
  'ownCertificates.add.means': '請使用以您的姓名簽發的憑證。',
  'ownCertificates.add.done': '數位憑證已綁定',
  'ownCertificates.unlink.ask': '確定解除綁定這張憑證？',
  'ownCertificates.unlink.text': '解除綁定後，無法再用由 {issuer} 簽發的憑證 {serial} 登入本帳號。',
  'ownCertificates.unlink.done': '數位憑證已解除綁定',
} satisfies Record<keyof typeof zh, string>;
