import type { de } from './account.de'

export const en: typeof de = {
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
  signOut: { title: 'Sign out', button: 'Sign out now' },
}
