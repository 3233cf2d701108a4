import type zh from '../zh-CN/handlerActions';

export default {
  'handlers.handler.accept': 'Accept',
  'handlers.handler.reject': 'Reject',
  'handlers.handler.withdraw': 'Withdraw',
  'handlers.handler.changeDates': 'Change dates',
  'handlers.handler.end': 'End',
  'handlers.handler.ask.accept': 'Accept {name} as a handler?',
  'handlers.handler.outcome.accept':
    '{name} can act for {company} ({capacity}, {period}). You authorize specific matters separately.',
  'handlers.handler.yes.accept': 'Accept the application',
  'handlers.handler.done.accept': '{name} is a handler now',
  'handlers.handler.ask.reject': 'Reject the application of {name}?',
  'handlers.handler.outcome.reject':
    '{name} won’t be able to act for {company}, and we’ll let them know. They can apply again.',
  'handlers.handler.yes.reject': 'Reject the application',
  'handlers.handler.done.reject': 'You rejected the application of {name}',
  'handlers.handler.ask.withdraw': 'Withdraw the invitation for {name}?',
  'handlers.handler.outcome.withdraw':
    '{name} hasn’t accepted yet and won’t be able to. We’ll let them know. You can invite them again later.',
  'handlers.handler.yes.withdraw': 'Withdraw the invitation',
  'handlers.handler.done.withdraw': 'You withdrew the invitation for {name}',
  'handlers.handler.ask.end': 'End the role of {name}?',
  'handlers.handler.outcome.end':
    '{name} will no longer be able to act for {company}, and all their authorizations end, including any they haven’t accepted yet. We’ll let them know. Anything already done stays valid. You can’t undo this, but you can invite them again.',
  'handlers.handler.yes.end': 'End the role',
  'handlers.handler.done.end': '{name} no longer acts for the organization',
  'handlers.accept': 'Accept',
  'handlers.reject': 'Reject',
  'handlers.withdraw': 'Withdraw',
  'handlers.acceptChange': 'Accept the change',
  'handlers.rejectChange': 'Reject the change',
  'handlers.withdrawChange': 'Withdraw the change',
  'handlers.modify': 'Change',
  'handlers.revoke': 'Revoke',
  'handlers.resign': 'Resign',
  'handlers.ask.accept': 'Accept the authorization from {company}?',
  'handlers.outcome.accept':
    'From {start} to {end}, you can act for {company} in: {matters}. You can resign at any time.',
  'handlers.yes.accept': 'Accept it',
  'handlers.done.accept': 'You accepted the authorization from {company}',
  'handlers.ask.reject': 'Reject the authorization from {company}?',
  'handlers.outcome.reject':
    'You won’t act for {company} under this authorization, and we’ll notify the organization. It would have to authorize you again.',
  'handlers.yes.reject': 'Reject it',
  'handlers.done.reject': 'You rejected the authorization from {company}',
  'handlers.ask.withdraw': 'Withdraw the authorization for {name}?',
  'handlers.outcome.withdraw':
    '{name} hasn’t accepted yet and won’t be able to. We’ll let them know. You can authorize them again later.',
  'handlers.yes.withdraw': 'Withdraw it',
  'handlers.done.withdraw': 'You withdrew the authorization for {name}',
  'handlers.ask.acceptChange': 'Accept the change from {company}?',
  'handlers.outcome.acceptChange': 'Takes effect as soon as you accept:',
  'handlers.yes.acceptChange': 'Accept the change',
  'handlers.done.acceptChange': 'You accepted the change',
  'handlers.ask.rejectChange': 'Reject the change from {company}?',
  'handlers.outcome.rejectChange':
    'The current authorization stays in effect. We’ll notify the organization.',
  'handlers.yes.rejectChange': 'Reject the change',
  'handlers.done.rejectChange': 'You rejected the change',
  'handlers.ask.withdrawChange': 'Withdraw the change for {name}?',
  'handlers.outcome.withdrawChange':
    '{name} can no longer accept it. The current authorization stays in effect.',
  'handlers.yes.withdrawChange': 'Withdraw the change',
  'handlers.done.withdrawChange': 'You withdrew the change',
  'handlers.ask.revoke': 'Revoke the authorization for {name}?',
  'handlers.outcome.revoke':
    '{name} will no longer be able to act for {company} in: {matters}. We’ll let them know. Anything already done stays valid. You can’t undo this, but you can authorize them again.',
  'handlers.yes.revoke': 'Revoke it',
  'handlers.done.revoke': 'You revoked the authorization for {name}',
  'handlers.ask.resign': 'Stop acting for {company}?',
  'handlers.outcome.resign':
    'You’ll no longer be able to act for {company} in: {matters}. We’ll notify the organization. To act for it again, you’ll need a new authorization.',
  'handlers.yes.resign': 'Resign',
  'handlers.done.resign': 'You no longer act for {company} in this',
} satisfies Record<keyof typeof zh, string>;
