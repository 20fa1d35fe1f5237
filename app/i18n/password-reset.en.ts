import type { de } from './password-reset.de'

export const en: typeof de = {
  askTitle: 'Forgotten password',
  ask: 'We send you a link with which you choose a new password. It works for an hour.',
  askButton: 'Send the link',
  sentTitle: 'Thank you, we are on it.',
  sent: 'If there is an account with this address, the link arrives within a few minutes. Please check your spam folder, too.',
  noMail: 'At the moment this server sends no e-mails. Please ask the person who runs it for a link.',
  queued: 'If there is an account, its link waits in the outbox until the server sends e-mails again.',
  back: 'Back to the sign-in page',
  title: 'Choose a new password',
  text: 'After that you are signed out everywhere, and sign in with the new password.',
  button: 'Save the password',
}
