import { de } from './invitation.de'

const en: typeof de = {
  title: 'Accept the invitation',
  text: (name: string, firm: string) =>
    `Hello ${name}, ${firm} has given you access to Zahltag, its software for payroll and invoices.`,
  isNew: 'You are new here',
  choose: (email: string) => `Choose a password. From now on you will use it to sign in as ${email}.`,
  hasAccount: 'You already have an account',
  signInFirst: (email: string) =>
    `Sign in as ${email}. We will then ask you once more to accept the invitation. Your password stays as it is.`,
  signIn: 'Sign in and accept',
  signInAnyWay: 'Sign in and accept, also with your company account',
  signedIn: (email: string) => `You are signed in as ${email}.`,
  button: 'Accept the invitation',
}

export const invitation = { de, en }
