import type { Texts } from '../texts'

export const signIn: Texts['signIn'] = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  button: 'Sign in',
  forgotten: 'Forgotten your password?',
  provider: 'Sign in with your company account',
  orLocal: 'Or with e-mail address and password:',
  passwordSaved: 'Your new password counts. Sign in with it now.',
  passwordSavedFactorOff:
    'Your new password counts. The second factor is off now, because your e-mail address was not confirmed yet when it was set up. Please sign in and set it up again.',
  invitationAccepted: 'The invitation is accepted. Sign in now.',
  faults: {
    refused: {
      title: 'Signing in did not work',
      text: 'The e-mail address or the password is not right. Please check both.',
    },
    anmeldedienst: {
      title: 'The identity provider does not answer right now',
      text: 'Please try again in a moment. You can still sign in with e-mail address and password.',
    },
    antwort: {
      title: 'Signing in did not work',
      text: 'The answer of the identity provider has expired, was used already, or does not belong to this browser. Please sign in again.',
    },
    abgelehnt: {
      title: 'The identity provider did not sign you in',
      text: 'Did you cancel there? Then you can begin again here.',
    },
    einladung: {
      title: 'There is no invitation for you here',
      text: 'The identity provider knows you, but nobody has invited you here, or with another e-mail address. Please ask the owner of your firm.',
    },
    throttled: {
      title: 'Please wait a moment',
      text: 'There were too many attempts. You can go on in a quarter of an hour.',
    },
  },
}

export const signOut: Texts['signOut'] = { title: 'Sign out', button: 'Sign out now' }

export const setup: Texts['setup'] = {
  title: 'Set up Zahltag',
  text: 'Nobody has an account yet. Enter your firm, and yourself as the one who runs it. You can change everything later.',
  code: 'Set-up code',
  codeHint: 'The server has printed it since it was started.',
  you: 'Your account',
  name: 'Your name',
  email: 'Your e-mail address',
  firm: 'Your firm',
  firmName: 'Name of the firm',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town',
  button: 'Set up and sign in',
}

export const invitation: Texts['invitation'] = {
  title: 'Accept the invitation',
  text: (name: string, firm: string) => `Hello ${name}, ${firm} invites you to work with Zahltag.`,
  by: {
    new: (email: string) => `Choose a password. With it you will sign in as ${email} from now on.`,
    password: (email: string) =>
      `You already have an account with ${email}. Please confirm with your password that it is you.`,
    provider: (email: string) =>
      `You sign in as ${email} with your identity provider. The invitation counts as soon as you sign in that way again.`,
  },
  button: 'Accept the invitation',
  elsewhere: 'Or accept with your company account',
  signIn: 'Go to the sign-in page',
}

export const passwordReset: Texts['passwordReset'] = {
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

export const account: Texts['account'] = {
  title: 'My account',
  signedInAs: (name: string, email: string) => `Signed in as ${name} (${email}).`,
  password: 'Password',
  oldPassword: 'Present password',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters. Several words that do not belong together are best.',
  changePassword: 'Change the password',
  changePasswordHint: 'This signs you out on all other devices.',
  noPassword:
    'You sign in with your company account and have no password of your own here. If you want one, we mail you a link for it.',
  getPassword: 'Ask for a link for a password',
  savePassword: 'Save the password',
  passwordSaved: 'Your new password counts. On other devices you are signed out.',
  provenByProvider: 'Your e-mail address is confirmed now.',
  clearedByProvider:
    'What was set up for this account before no longer counts: password, second factor and open sessions. Under “Change the password” you get a new password.',
  sessions: 'Where you are signed in',
  columns: { device: 'Device', lastUsed: 'Last used', since: 'Signed in since', end: 'Sign out' },
  unknownDevice: 'Unknown device',
  thisDevice: 'this device',
  end: 'Sign out',
  endOthers: 'Sign out on all other devices',
  ended: 'Signed out.',
}
