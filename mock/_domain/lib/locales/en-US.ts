import template from './template/en-US';
import type zh from './zh-CN';

export default {
  ...template,
  contactHours: 'Weekdays, 9:00–18:00 (Beijing time)',
  siteName: 'Identity Portal',
  'code.text': '{code} is your code to {purpose}. It’s valid for {minutes} minutes. Never share it.',
  'purpose.login': 'sign in',
  'purpose.register': 'register',
  'purpose.reset': 'reset your password',
  'purpose.appeal': 'submit an appeal',
  'purpose.bind': 'link this contact to your account',
  'purpose.changeMobile': 'change your mobile number',
  'purpose.stepUp': 'confirm it’s you',
  'purpose.unfreeze': 'unfreeze your account',
  'purpose.guardian': 'consent as a guardian',
  'purpose.verify': 'verify your identity',
  'message.phrase': 'Your phrase: “{phrase}”',
  'mail.notice': '{title}: {text}',
  'mail.activation':
    'You have registered the account {account}. Open the link in this email within {hours} hours to activate it. If this wasn’t you, ignore this email.',
  'mail.authorized':
    'You have offered {name} an authorization from {start} to {end}. It takes effect once they accept. If this wasn’t you, cancel it and change your password right away.',
  'message.guardianConsented':
    'As guardian, you consented to {name} registering the account {account}. If this wasn’t you, submit an appeal on the portal.',
  'message.unfrozen':
    'Your account {account} was unfrozen on {at} and can sign in again. If this wasn’t you, submit an appeal right away.',
  'message.exported':
    'A copy of the personal data of your account {account} was downloaded on {at}. If this wasn’t you, change your password now and end your other sessions.',
  'message.canceling':
    'Your account {account} is being closed and ends on {at}. Sign in before then to keep it. If this wasn’t you, sign in now and change your password.',
  'message.cancellationUndone':
    'You signed in to your account {account} on {at}, so it won’t be closed. If this wasn’t you, reset your password now.',
  'message.lostAccessBegun':
    'You began a recovery of account {account}. You can set a new password from {until}; then we send you another link. This link shows the state and stops it. If this wasn’t you, stop it.',
  'message.lostAccessReady':
    'The wait is over: until {until}, this link sets a new password for account {account}. It also removes an authenticator app. If you didn’t begin this, stop it on that page. Don’t pass this link on to anyone.',
  'lostAccess.by.contact': 'by a code to a number or email of the account',
  'lostAccess.by.identity': 'by the payment app of the person in its document',
  'lostAccess.by.appeal': 'by an approved appeal',
  'lostAccess.number.replaced': 'The mobile number was replaced.',
  'lostAccess.number.kept': 'The mobile number stays.',
  'place.local': 'Local network',
  'place.beijing': 'Beijing',
  'place.shanghai': 'Shanghai',
  'place.guangzhou': 'Guangzhou',
  'notice.welcome.title': 'Welcome to the Identity Portal',
  'notice.welcome.text':
    'See your identity, manage your account and use it to sign in to other applications.',
  'notice.signInReview.title': 'Check your recent sign-ins',
  'notice.signInReview.text': 'If a time or place isn’t yours, change your password soon.',
  'notice.verify.title': 'Verify your identity',
  'notice.verify.text': 'You’re not verified yet. Once you are, you can do more here.',
  'notice.levelUp.title': 'Your verification level is higher',
  'notice.levelUp.text':
    '“{channel}” matched, and your level is now {level}. If this wasn’t you, change your password right away.',
  'notice.verified.title': 'Your identity was verified',
  'notice.verified.text':
    '“{channel}” matched, and your level is still {level}. If this wasn’t you, change your password right away.',
  'notice.identityVerified.title': 'Your account now has a verified identity',
  'notice.identityVerified.text':
    'Account {account} was verified as {name}. If this wasn’t you, use the link to undo it within 72 hours, and change your password.',
  'notice.identityDisplaced.title': 'Someone else has verified the ID of your account',
  'notice.identityDisplaced.text':
    'The ID of account {account} was verified by another account, so the name and number were removed from yours. If yours was verified, it’s now at level 1, its roles have ended, and all devices are signed out. If the ID is yours, verify your identity by bank card or payment app, or submit an appeal.',
  'notice.contactUndone.title': 'The contacts of your account were restored',
  'notice.contactUndone.text':
    'Account {account} has its former mobile number and email address again. Ways to sign in, security questions and authorizations added since then were removed, and all devices are signed out. Set a new password.',
  'notice.identityUndone.title': 'Your identity verification was undone',
  'notice.identityUndone.text':
    'The verification of account {account} was undone, and all devices are signed out. Set a new password: someone else may have used your account.',
  'notice.verifyFailed.title': 'Your identity couldn’t be verified',
  'notice.verifyFailed.text':
    '“{channel}”: the details don’t match. Check them and try again, or choose another way. If this wasn’t you, change your password right away.',
  'notice.disowned.title': 'You reported activity that wasn’t yours',
  'notice.disowned.text':
    'If that sign-in was still open, it has ended. Choose a new password soon, and check your mobile number and email.',
  'notice.cancellationUndone.title': 'Your account won’t be closed',
  'notice.cancellationUndone.text':
    'You signed in before it ended, so nothing has changed. To close it after all, ask again. If it wasn’t you who signed in, change your password now.',
  'notice.handler.title': 'You’re now a handler',
  'notice.handler.text': 'The legal representative has authorized you to act for the organization.',
  'notice.role.proven.title': 'Organization added',
  'notice.role.proven.text':
    'You can now act for {orgName}. If this wasn’t you, change your password right away and submit an appeal.',
  'notice.role.refused.title': 'Organization not added',
  'notice.role.refused.text': 'We couldn’t confirm your role in {orgName}. See why, fix it and try again.',
  'notice.role.applied.title': 'Someone applied to be a handler',
  'notice.role.applied.text':
    '{name} applied to be a handler of {orgName}. Check who it is, then accept or reject.',
  'notice.role.accepted.title': 'Invitation accepted',
  'notice.role.accepted.text': '{name} has accepted the invitation from {orgName}.',
  'notice.role.rejected.title': 'Invitation rejected',
  'notice.role.rejected.text': '{name} has rejected the invitation from {orgName}.',
  'notice.role.withdrawn.title': 'Application withdrawn',
  'notice.role.withdrawn.text':
    '{name} has withdrawn the application to {orgName}. You don’t need to do anything.',
  'notice.role.left.title': 'Someone left the organization',
  'notice.role.left.text': '{name} has left {orgName}. Their authorizations have ended too.',
  'notice.mobileBound.title': 'A mobile number was added',
  'notice.mobileBound.text':
    'The mobile number {mobile} was added to your account {account} and can now be used to sign in. If this wasn’t you, change your password right away and submit an appeal.',
  'notice.mobileChanged.title': 'Your mobile number was changed',
  'notice.mobileChanged.text':
    'The mobile number of your account {account} was changed to {mobile}. If this wasn’t you, submit an appeal right away.',
  'notice.emailChanged.title': 'Your email was changed',
  'notice.emailChanged.text':
    'The email of your account {account} was changed to {email}. If this wasn’t you, change your password now and submit an appeal.',
  'notice.passwordChanged.title': 'Your password was changed',
  'notice.passwordChanged.text':
    'The password of your account {account} was changed, and your other devices were signed out. If this wasn’t you, reset your password right away.',
  'notice.passwordReset.title': 'Your password was reset',
  'notice.passwordReset.text':
    'The password of your account {account} was reset, and all devices were signed out. If this wasn’t you, submit an appeal right away.',
  'notice.questionsChanged.title': 'Your security questions were changed',
  'notice.questionsChanged.text':
    'The security questions of your account {account} were changed. If this wasn’t you, change your password now.',
  'notice.bound.title': 'Account linked',
  'notice.bound.text':
    'A {provider} account was linked to your account {account} and can now be used to sign in. If this wasn’t you, unlink it and change your password right away.',
  'notice.unbound.title': 'Account unlinked',
  'notice.unbound.text':
    'The {provider} account was unlinked from your account {account} and can no longer be used to sign in. If this wasn’t you, change your password right away.',
  'notice.certificateBound.title': 'Certificate linked',
  'notice.certificateBound.text':
    'A digital certificate (serial number {serial}, issued by {issuer}) was linked to your account {account} and can now be used to sign in. If this wasn’t you, unlink it and change your password right away.',
  'notice.authenticatorAdded.title': 'Authenticator app added',
  'notice.authenticatorAdded.text':
    'An authenticator app was added to your account {account}. Signing in by password or text message now needs its code. If this wasn’t you, undo it by the link in our message to your mobile number or email, within 72 hours.',
  'notice.authenticatorRemoved.title': 'Authenticator app removed',
  'notice.authenticatorRemoved.text':
    'The authenticator app and the recovery codes of your account {account} were removed, so signing in no longer needs the app’s code. If this wasn’t you, change your password right away.',
  'notice.authenticatorUndone.title': 'The new authenticator app was removed',
  'notice.authenticatorUndone.text':
    'The authenticator app that was added to account {account} and the changes since then were undone, and all devices are signed out. Set a new password.',
  'notice.recoveryCodesMade.title': 'New recovery codes',
  'notice.recoveryCodesMade.text':
    'New recovery codes were created for your account {account}, and the former ones no longer work. If this wasn’t you, change your password right away.',
  'notice.recoveryCodeUsed.title': 'A recovery code was used',
  'notice.recoveryCodeUsed.text':
    'A recovery code of your account {account} was used. Codes left: {left}. If this wasn’t you, change your password and create new recovery codes right away.',
  'notice.factorLocked.title': 'Wrong codes for your account',
  'notice.factorLocked.text':
    'Someone entered wrong codes of the authenticator app of account {account} several times. They may know your password. If this wasn’t you, change your password right away.',
  'notice.newBrowser.title': 'New sign-in',
  'notice.newBrowser.text':
    'Someone signed in to your account {account} in a browser that is new to it: {device}, {place}, {at}. If this was you, there’s nothing to do. If it wasn’t, use the link in our email within 72 hours.',
  'notice.signInUndone.title': 'A sign-in was undone',
  'notice.signInUndone.text':
    'A sign-in to account {account} was reported as someone else’s. The changes since then were undone, all devices are signed out, and the password no longer works. Set a new password.',
  'device.unknown': 'unknown device',
  'restored.passkey': 'a passkey',
  'restored.authenticator': 'the authenticator app',
  'notice.panic.title': 'Your account is locked',
  'notice.panic.text':
    'It was reported that someone else is in account {account}. All devices are signed out, and no one can sign in until {until}. Contacts and ways to sign in are as they were 72 hours ago, except changes that were reported as the owner’s, and the password no longer works. If you didn’t report it, open the link in the message to a contact you set more than 72 hours ago. Otherwise set a new password, and remove what you’ve lost.',
  'notice.factorsRestored.title': 'Removed sign-in methods are back',
  'notice.factorsRestored.text':
    'Account {account} was taken back to an earlier state. Back again: {restored}. If you’ve lost any of these, remove it in account security.',
  'notice.panicUndone.title': 'The lock of your account was taken back',
  'notice.panicUndone.text':
    'The lock of account {account} has ended. If this wasn’t you, submit an appeal right away.',
  'notice.phraseChanged.title': 'Phrase changed',
  'notice.phraseChanged.text':
    'The phrase in our messages to account {account} was set or changed. Messages after this one carry the new phrase. If this wasn’t you, sign in and lock your account right away.',
  'notice.phraseRemoved.title': 'Phrase removed',
  'notice.phraseRemoved.text':
    'The phrase in our messages to account {account} was removed. Messages after this one carry no phrase. If this wasn’t you, sign in and lock your account right away.',
  'notice.lostAccessBegun.title': 'Someone is recovering your account',
  'notice.lostAccessBegun.text':
    'A recovery of account {account} has begun, {proof}: a person said that what opens it is lost. From {until}, that person can set a new password; an authenticator app is removed then. If this isn’t you, stop it right away: in account security, by signing in with a code of the app, or by the link if our message has one.',
  'notice.lostAccessReady.title': 'A new password can now be set for your account',
  'notice.lostAccessReady.text':
    'The wait of the recovery of account {account} is over. Until {until}, the person who began it can set a new password. If this isn’t you, stop it right away.',
  'notice.lostAccessStopped.title': 'The recovery of your account was stopped',
  'notice.lostAccessStopped.text':
    'The recovery of account {account} was stopped. Nothing changed. If you had begun it yourself, you can submit an appeal.',
  'notice.lostAccessFinished.title': 'Your account was recovered',
  'notice.lostAccessFinished.text':
    'Account {account} has a new password. If there was an authenticator app, it and its recovery codes were removed. {number} All devices are signed out. If this wasn’t you, undo it by the link in our message within 72 hours.',
  'notice.lostAccessUndone.title': 'The recovery of your account was undone',
  'notice.lostAccessUndone.text':
    'The recovery of account {account} was undone: what it removed or replaced is back, all devices are signed out, and the new password no longer works. Set a new password.',
  'notice.passkeyAdded.title': 'Passkey added',
  'notice.passkeyAdded.text':
    'A passkey was added to your account {account} and can now be used to sign in. If this wasn’t you, remove it and change your password right away.',
  'notice.passkeySaved.title': 'Your browser saved a passkey',
  'notice.passkeySaved.text':
    'After a sign-in to account {account} by password, the browser saved a passkey, which can now be used to sign in. You don’t need to do anything. If you didn’t sign in then, remove it and change your password right away.',
  'notice.passkeyRemoved.title': 'Passkey removed',
  'notice.passkeyRemoved.text':
    'A passkey was removed from your account {account} and can no longer be used to sign in. If this wasn’t you, change your password right away.',
  'notice.passkeyUndone.title': 'The new passkey was removed',
  'notice.passkeyUndone.text':
    'The passkey that was added to account {account} and the changes since then were undone, and all devices are signed out. Set a new password.',
  'notice.passkeyCopied.title': 'A passkey may have been copied',
  'notice.passkeyCopied.text':
    'Someone may have used a copy of a passkey of your account {account}. We removed it if you have another way to sign in. Add a new passkey, and if this wasn’t you, change your password right away.',
  'notice.certificateUnbound.title': 'Certificate unlinked',
  'notice.certificateUnbound.text':
    'A digital certificate (serial number {serial}, issued by {issuer}) was unlinked from your account {account} and can no longer be used to sign in. If this wasn’t you, change your password right away.',
  'notice.accountLinked.title': 'Another account was linked to yours',
  'notice.accountLinked.text':
    'Account {other} was verified as the same person and is now linked to your account {account}. If this wasn’t you, use the link to undo it within 72 hours, and change your password.',
  'notice.accountJoined.title': 'Your account was linked to another',
  'notice.accountJoined.text':
    'Your account {account} is now linked to {other}: both belong to the same verified person. If this wasn’t you, change your password right away.',
  'notice.linkUndone.title': 'Accounts are no longer linked',
  'notice.linkUndone.text': 'The owner of {other} undid the link to your account {account}.',
  'notice.accountSwitched.title': 'Your account was opened from another account',
  'notice.accountSwitched.text':
    'Someone switched from {other} to your account {account} on a browser for the first time. If this wasn’t you, end that session and change your password right away.',
  'notice.primary.title': 'Primary account changed',
  'notice.primary.text':
    'Signing in with a text message code now opens the account {account}. If this wasn’t you, change your password right away.',
  'notice.appeal.SUBMITTED.title': 'Appeal submitted',
  'notice.appeal.SUBMITTED.text':
    'We have received your appeal {ticket}. Look up its progress with the ticket number and your mobile number.',
  'notice.appeal.REVIEWING.title': 'Appeal under review',
  'notice.appeal.REVIEWING.text': 'Your appeal {ticket} is under review.',
  'notice.appeal.NEED_MORE.title': 'Your appeal needs more information',
  'notice.appeal.NEED_MORE.text':
    'Your appeal {ticket} needs more information. Add it within {days} days, or the appeal will be closed.',
  'notice.appeal.APPROVED.title': 'Appeal approved',
  'notice.appeal.APPROVED.text': 'Your appeal {ticket} was approved.',
  'notice.appeal.REJECTED.title': 'Appeal rejected',
  'notice.appeal.REJECTED.text': 'Your appeal {ticket} was rejected. Please read the reviewer’s note.',
  'notice.appeal.WITHDRAWN.title': 'Appeal withdrawn',
  'notice.appeal.WITHDRAWN.text':
    'Your appeal {ticket} was withdrawn. If this wasn’t you, change your password right away.',
  'notice.appeal.CLOSED.title': 'Appeal closed',
  'notice.appeal.CLOSED.text': 'Your appeal {ticket} was closed. If you still need help, submit a new one.',
  'notice.authorization.PENDING.title': 'Someone wants to authorize you',
  'notice.authorization.PENDING.text':
    '{name} asks you to act for them from {start} to {end}. See what it covers, then accept or reject it.',
  'notice.authorization.ACTIVE.title': 'Your authorization was accepted',
  'notice.authorization.ACTIVE.text':
    '{name} has accepted your authorization from {start} to {end}. You can revoke it at any time.',
  'notice.authorization.REJECTED.title': 'Your authorization was rejected',
  'notice.authorization.REJECTED.text': '{name} has rejected your authorization.',
  'notice.authorization.CANCELLED.title': 'An authorization was canceled',
  'notice.authorization.CANCELLED.text':
    '{name} has canceled the authorization offered to you. You don’t need to do anything.',
  'notice.authorization.REVOKED.title': 'An authorization was revoked',
  'notice.authorization.REVOKED.text':
    '{name} has revoked the authorization from {start} to {end}. It has ended.',
  'notice.authorization.otherPerson.title': 'An authorization has ended',
  'notice.authorization.otherPerson.text':
    'The authorization for {name} from {start} to {end} has ended because the authorized account no longer belongs to this person.',
  'notice.companyCertificate.bound.title': 'Organization certificate linked',
  'notice.companyCertificate.bound.text':
    '{name} linked a digital certificate (serial number {serial}, issued by {issuer}) to {company}. If you didn’t expect this, check the organization’s certificates now.',
  'notice.companyCertificate.unbound.title': 'Organization certificate unlinked',
  'notice.companyCertificate.unbound.text':
    '{name} unlinked a digital certificate (serial number {serial}, issued by {issuer}) from {company}. If you didn’t expect this, check the organization’s certificates now.',
  'notice.companyCertificate.expiring.title': 'An organization certificate expires soon',
  'notice.companyCertificate.expiring.text':
    'The digital certificate {serial} of {company} expires on {end}. Link a new one before then.',
  'notice.role.displaced.title': 'Your unconfirmed role in an organization has ended',
  'notice.role.displaced.text':
    'Another person was confirmed as {capacity} of {orgName}. Your own role was never confirmed and has ended. If you disagree, submit an appeal.',
  'notice.role.claimed.title': 'A new role in your organization',
  'notice.role.claimed.text':
    '{name} was confirmed as {capacity} of {orgName}. If you disagree, submit an appeal.',
  'notice.role.otherPerson.title': 'Your role in an organization has ended',
  'notice.role.otherPerson.text':
    'The invitation or role in {orgName} was for a different person from the one your account is now verified as, so it was canceled.',
  'notice.role.wrongPerson.title': 'A role in your organization has ended',
  'notice.role.wrongPerson.text':
    'An account with a role or an invitation in {orgName} is now verified as another person. The role or invitation has been canceled. Invite the right person again if needed.',
  'notice.legalRep.invited.title': 'You’re asked to be the legal representative',
  'notice.legalRep.invited.text':
    '{company} asks you to be its legal representative. Accept or reject it by {end}.',
  'notice.legalRep.asked.title': 'A new legal representative was invited',
  'notice.legalRep.asked.text':
    '{name} was asked to be the legal representative of {company}. You stay the legal representative until they accept. If this wasn’t you, withdraw the invitation right away and change your password.',
  'notice.legalRep.begun.title': 'You’re now the legal representative',
  'notice.legalRep.begun.text':
    'The registry names you as the legal representative of {company}. You can now do everything for it. If this wasn’t you, change your password right away and submit an appeal.',
  'notice.legalRep.ended.title': 'You no longer act for an organization',
  'notice.legalRep.ended.text':
    '{name} is now the legal representative of {company}. Your role there has ended. If you disagree, submit an appeal.',
  'list.separator': ', ',
  'capacity.ADMIN': 'an administrator',
  'capacity.LEGAL_REP': 'legal representative',
  'capacity.HANDLER': 'a handler',
  'companyMatter.ALL': 'all matters',
  'companyMatter.COMPANY_INFO': 'organization details',
  'companyMatter.CERTIFICATES': 'certificates',
  'companyMatter.TAX': 'tax',
  'companyMatter.SOCIAL_SECURITY': 'social security',
  'companyMatter.PROVIDENT_FUND': 'housing fund',
  'companyMatter.PERMITS': 'permits',
  'companyMatter.ANNUAL_REPORT': 'annual report',
  'notice.handler.invited.title': 'An organization invites you',
  'notice.handler.invited.text':
    '{company} invites you to be {capacity} from {start} to {end}. Take a look, then accept or reject it.',
  'notice.handler.accepted.title': 'Your application was accepted',
  'notice.handler.accepted.text':
    '{company} has accepted you as a handler. You can act for it once it authorizes you.',
  'notice.handler.rejected.title': 'Your application was rejected',
  'notice.handler.rejected.text': '{company} has rejected your application to be a handler.',
  'notice.handler.withdrawn.title': 'An invitation was withdrawn',
  'notice.handler.withdrawn.text':
    '{company} has withdrawn its invitation to you. You don’t need to do anything.',
  'notice.handler.dates.title': 'Your dates in an organization have changed',
  'notice.handler.dates.text': '{company} has changed your dates: you now act for it from {start} to {end}.',
  'notice.handler.ended.title': 'Your role in an organization has ended',
  'notice.handler.ended.text': '{company} has ended your role, and with it every authorization it gave you.',
  'notice.companyAuthorization.offered.title': 'An organization wants to authorize you',
  'notice.companyAuthorization.offered.text':
    '{company} asks you to act for it in {matters} from {start} to {end} (number {number}). Take a look, then accept or reject it.',
  'notice.companyAuthorization.offerChanged.title': 'An authorization offered to you has changed',
  'notice.companyAuthorization.offerChanged.text':
    '{company} has changed authorization {number} before you accepted it: {matters}, from {start} to {end}. Take a look, then accept or reject it.',
  'notice.companyAuthorization.withdrawn.title': 'An authorization was withdrawn',
  'notice.companyAuthorization.withdrawn.text':
    '{company} has withdrawn authorization {number}. You don’t need to do anything.',
  'notice.companyAuthorization.narrowed.title': 'Your authorization was reduced',
  'notice.companyAuthorization.narrowed.text':
    '{company} has reduced authorization {number}, effective right away. You can still act for it in {matters}, until {end}.',
  'notice.companyAuthorization.widening.title': 'An organization wants to extend your authorization',
  'notice.companyAuthorization.widening.text':
    '{company} wants to change authorization {number} to {matters}, until {end}. Until you accept, it stays as it is.',
  'notice.companyAuthorization.wideningWithdrawn.title': 'A change of your authorization was withdrawn',
  'notice.companyAuthorization.wideningWithdrawn.text':
    '{company} has withdrawn its change of authorization {number}, which stays as it is.',
  'notice.companyAuthorization.revoked.title': 'An authorization was revoked',
  'notice.companyAuthorization.revoked.text': '{company} has revoked authorization {number}. It has ended.',
  'notice.companyAuthorization.accepted.title': 'A handler accepted an authorization',
  'notice.companyAuthorization.accepted.text': '{name} has accepted authorization {number} of {company}.',
  'notice.companyAuthorization.rejected.title': 'A handler rejected an authorization',
  'notice.companyAuthorization.rejected.text': '{name} has rejected authorization {number} of {company}.',
  'notice.companyAuthorization.wideningAccepted.title': 'A handler accepted a change',
  'notice.companyAuthorization.wideningAccepted.text':
    '{name} has accepted the change of authorization {number} of {company}. It’s now in effect.',
  'notice.companyAuthorization.wideningRejected.title': 'A handler rejected a change',
  'notice.companyAuthorization.wideningRejected.text':
    '{name} has rejected the change of authorization {number} of {company}, which stays as it is.',
  'notice.companyAuthorization.resigned.title': 'A handler gave up an authorization',
  'notice.companyAuthorization.resigned.text':
    '{name} has given up authorization {number} of {company}. It has ended.',
  'client.demo-app.name': 'Demo App',
  'client.demo-app.operator': 'Demo Software Studio',
  'client.demo-app.purpose':
    'Tries out signing in with the portal on this computer, and shows what an application learns.',
  'client.demo-web.name': 'Demo Services',
  'client.demo-web.operator': 'Demo City Service Center',
  'client.demo-web.purpose': 'Handles your requests online and checks who makes them.',
  'client.city-parking.name': 'Demo Parking',
  'client.city-parking.operator': 'Demo City Parking Office',
  'client.city-parking.purpose': 'Finds parking spaces, takes parking fees and sends you the receipts.',
  'client.city-library.name': 'Demo Library',
  'client.city-library.operator': 'Demo City Library',
  'client.city-library.purpose': 'Issues your library card and lets you borrow, renew and reserve books.',
  'client.city-clinic.name': 'Demo Clinic',
  'client.city-clinic.operator': 'Demo City Health Services',
  'client.city-clinic.purpose': 'Books appointments and vaccinations and reminds you of them.',
  'claim.verifiedAt': 'Verified on {date}',
  'certificate.demo': 'Certificate of demo, AES container',
  'certificate.boss': 'Certificate of boss, AES container',
  'certificate.boss-expiring': 'Certificate of boss, expiring within 30 days',
  'certificate.legacy': 'Certificate of demo, 3DES/RC2 container as older Windows versions export it',
  'certificate.expired': 'Expired',
  'certificate.not-yet': 'Not valid yet',
  'certificate.revoked': 'Revoked',
  'certificate.unknown-issuer': 'From an issuer that isn’t trusted',
  'certificate.not-bound': 'Valid, issued to newcomer, not linked yet',
  'certificate.company': 'Certificate of boss’s first organization, linked',
  'certificate.company-expiring': 'Certificate of boss’s first organization, linked, expiring within 30 days',
  'certificate.company-fresh': 'Certificate of boss’s first organization, not linked yet',
  'certificate.company-second': 'Certificate of boss’s second organization, not linked yet',
  'certificate.company-third': 'Certificate of demo’s organization that the portal doesn’t have yet',
  'certificate.company-revoked': 'Certificate of boss’s first organization, revoked',
} satisfies Record<keyof typeof zh, string>;
