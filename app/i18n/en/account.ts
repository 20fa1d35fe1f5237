import type { Texts } from '../texts'

export const signIn: Texts['signIn'] = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  button: 'Sign in',
  faults: {
    refused: {
      title: 'Signing in did not work',
      text: 'The e-mail address or the password is not right. Please check both.',
    },
    throttled: {
      title: 'Please wait a moment',
      text: 'There were too many attempts. You can go on in a quarter of an hour.',
    },
  },
}

export const signOut: Texts['signOut'] = { title: 'Sign out', button: 'Sign out now' }
