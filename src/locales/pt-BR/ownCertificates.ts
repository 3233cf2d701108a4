import type zh from '../zh-CN/ownCertificates';

export default {
  'ownCertificates.heading': 'Certificados digitais',
  'ownCertificates.failed': 'Não foi possível carregar seus certificados',
  'ownCertificates.empty': 'Nenhum certificado vinculado ainda. Vincule um para entrar com ele.',
  'ownCertificates.gone':
    'Este certificado já foi desvinculado, talvez em outra aba. A lista foi atualizada.',
  'ownCertificates.expiring':
    'Este certificado vence em {at}. Vincule o novo antes disso para continuar entrando com certificado.',
  'ownCertificates.add': 'Vincular um certificado',
  'ownCertificates.add.means': 'Use um certificado emitido em seu nome.',
  'ownCertificates.add.done': 'Certificado vinculado',
  'ownCertificates.unlink.ask': 'Desvincular este certificado?',
  'ownCertificates.unlink.text':
    'O certificado {serial}, emitido por {issuer}, não entrará mais nesta conta.',
  'ownCertificates.unlink.done': 'Certificado desvinculado',
} satisfies Record<keyof typeof zh, string>;
