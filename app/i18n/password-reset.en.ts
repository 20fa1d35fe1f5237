import { de } from './password-reset.de'

const en: typeof de = {
  askTitle: 'Forgotten password',
  ask: 'We will send you a link for choosing a new password. It is valid for one hour.',
  askButton: 'Send the link',
  sent: 'If there is an account with this address, the link will arrive within a few minutes. Please check your spam folder, too.',
  noMail: 'This server is not sending emails at the moment. Please ask the person who runs it for a link.',
  queued: 'If there is an account, its link will wait in the outbox until the server sends emails again.',
  back: 'Back to the sign-in page',
  title: 'Choose a new password',
  text: 'You will then be signed out everywhere, and can sign in with the new password.',
  button: 'Save the password',
  saved: { passwort: 'Thank you, we are on it.' },
}

export const passwordReset = { de, en }
