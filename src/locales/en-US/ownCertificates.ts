import type zh from '../zh-CN/ownCertificates';

export default {
  'ownCertificates.heading': 'Digital certificates',
  'ownCertificates.failed': 'Your certificates couldn’t load',
  'ownCertificates.empty': 'No certificate is linked yet. Link one to sign in with it.',
  'ownCertificates.gone':
    'This certificate is already unlinked, perhaps in another tab. The list is up to date now.',
  'ownCertificates.expiring':
    'This certificate expires on {at}. Link your new one before then to keep signing in by certificate.',
  'ownCertificates.add': 'Link a certificate',
  'ownCertificates.add.means': 'Use a certificate issued in your name.',
  'ownCertificates.add.done': 'Certificate linked',
  'ownCertificates.unlink.ask': 'Unlink this certificate?',
  'ownCertificates.unlink.text':
    'The certificate {serial} issued by {issuer} will no longer sign in to this account.',
  'ownCertificates.unlink.done': 'Certificate unlinked',
} satisfies Record<keyof typeof zh, string>;
