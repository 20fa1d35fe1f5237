import { de } from './sign-in.de'

const en: typeof de = {
  title: 'Sign in',
  email: 'Email address',
  password: 'Password',
  button: 'Sign in',
  forgotten: 'Forgotten your password?',
  provider: 'Sign in with your company account',
  orLocal: 'Or with your email address and password:',
  refusals: {
    anmeldedienst: {
      title: 'The sign-in service is not responding at the moment',
      text: 'Please try again in a moment. You can still sign in with your email address and password.',
    },
    antwort: {
      title: 'Signing in did not work',
      text: 'The sign-in service’s answer has expired, has already been used, or belongs to another browser. Please sign in again.',
    },
    abgelehnt: {
      title: 'The sign-in service did not sign you in',
      text: 'If you cancelled there, you can start again here.',
    },
    einladung: {
      title: 'There is no invitation for you here',
      text: 'The sign-in service knows you, but nobody has invited you here, at least not under this email address. Please ask the owner of your company.',
    },
  },
  signedOut: {
    kept: {
      title: 'You had been signed out',
      text: 'What you entered has been kept. Sign in within half an hour and it will be there again.',
    },
    lost: {
      title: 'You had been signed out',
      text: 'What you sent last was not saved. Please sign in and enter it again.',
    },
    rested: {
      title: 'You are signed out',
      text: 'This happens after an hour without activity, after twelve hours at the latest, or when your session was ended elsewhere. Once you sign in, you carry on from the same page.',
    },
  },
  saved: {
    passwort: 'Your new password is saved. Sign in with it now.',
    passwort_faktor:
      'Your new password is saved. The second factor is now off, because your email address had not been confirmed when it was set up. Please sign in and set it up again.',
    einladung:
      'Sign in now. If you already had an account here, its password still applies: once signed in, open the link in the invitation again.',
  },
}

export const signIn = { de, en }
