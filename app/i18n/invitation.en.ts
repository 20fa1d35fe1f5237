import type { de } from './invitation.de'

export const en: typeof de = {
  title: 'Accept the invitation',
  text: (name: string, firm: string) =>
    `Hello ${name}, ${firm} has given you access to Zahltag, its software for payroll and invoices.`,
  by: {
    new: (email: string) => `Choose a password. From now on you will use it to sign in as ${email}.`,
    password: (email: string) =>
      `You already have an account with ${email}. Please confirm with your password that it is you.`,
    provider: (email: string) =>
      `You sign in as ${email} with your identity provider. The invitation takes effect the next time you sign in that way.`,
  },
  button: 'Accept the invitation',
  elsewhere: 'Or accept with your company account',
  signIn: 'Go to the sign-in page',
}
