import type zh from '../zh-CN/certificate';

export default {
  'certificate.heading': 'Sign in with a certificate',
  'certificate.intro':
    'Your certificate file is opened and used only on this device. Your PIN and private key never leave it.',
  'certificate.file': 'Certificate file',
  'certificate.file.choose': 'Choose a .p12 or .pfx file',
  'certificate.file.drop': 'or drop it here',
  'certificate.file.another': 'Choose another file',
  'certificate.file.required': 'Please choose your certificate file.',
  'certificate.pin': 'PIN',
  'certificate.pin.hint': 'The password of the file, usually set when the certificate was exported.',
  'certificate.pin.show': 'Show PIN',
  'certificate.pin.required': 'Please enter the PIN.',
  'certificate.submit': 'Sign in with certificate',
  'certificate.submitting': 'Checking the certificate',
  'certificate.opening': 'This file is strongly encrypted. Opening it takes a while.',
  'certificate.opening.label': 'Opening the certificate file',
  'certificate.otherWays': 'Sign in another way',
  'certificate.notBound': 'If it’s yours, you can link it once you’ve signed in another way.',
  'certificate.notBound.signIn': 'Sign in and link it',
  'certificate.service.found': '“{name}” is connected. It asks for the PIN and keeps the private key.',
  'certificate.service.toFile': 'Use a certificate file instead',
  'certificate.service.use': 'Use “{name}” instead',
  'certificate.facts': 'About the certificate',
  'certificate.subject': 'Issued to',
  'certificate.issuer': 'Issued by',
  'certificate.validity': 'Valid',
  'certificate.validity.range': '{from} to {to}',
  'certificate.serial': 'Serial number',
  'certificate.boundAt': 'Linked',
  'certificate.state.VALID': 'Valid',
  'certificate.state.EXPIRING': 'Expires soon',
  'certificate.state.EXPIRED': 'Expired',
  'certificate.state.REVOKED': 'Revoked',
  'certificate.state.NOT_YET': 'Not valid yet',
  'certificate.bind.submit': 'Link certificate',
  'certificate.clock.expired': 'By this device’s clock, this certificate expired on {at}.',
  'certificate.clock.notYet': 'By this device’s clock, this certificate isn’t valid before {at}.',
  'certificate.unreachable': 'We couldn’t check the certificate. What you entered is still here.',
  'certificate.problem.empty': 'This file is empty. Choose another one.',
  'certificate.problem.tooLarge': 'This file is larger than {limit} MB, so it isn’t a certificate file.',
  'certificate.problem.notContainer':
    'This isn’t a .p12 or .pfx certificate file. Choose one that was exported with its private key.',
  'certificate.problem.unreadable': 'We couldn’t read the file. It may have been moved. Choose it again.',
  'certificate.problem.damaged': 'This file is damaged. Export the certificate again.',
  'certificate.problem.unsupported':
    'We can’t read how this file is encrypted. Export it again with AES or 3DES.',
  'certificate.problem.tooManyRounds':
    'Opening this file would take too long: its encryption uses more than a million rounds. Export it again with fewer.',
  'certificate.problem.noKey':
    'This file has no private key. Export the certificate again, with its private key.',
  'certificate.problem.notRsa': 'Only certificates with an RSA key are supported. Use another certificate.',
  'certificate.problem.noCertificate':
    'No certificate in this file belongs to its private key. Export the certificate again.',
  'certificate.problem.wrongPin': 'This PIN isn’t right. Enter it again.',
  'certificate.problem.insecure': 'Browsers only sign over a secure connection. Open this page with https.',
  'certificate.problem.notLoaded':
    'The certificate reader couldn’t load. Check your connection and try again.',
  'certificate.problem.canceled': 'Signing was canceled. You can start again.',
  'certificate.problem.serviceSilent':
    'The key service isn’t answering. Check it and try again, or use a certificate file.',
  'certificate.problem.service':
    'The key service couldn’t sign. Check it and try again, or use a certificate file.',
  'certificate.unlink.label': 'Unlink certificate {serial}',
} satisfies Record<keyof typeof zh, string>;
