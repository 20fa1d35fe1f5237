import type { de } from './sign-in.de'

export const en: typeof de = {
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
