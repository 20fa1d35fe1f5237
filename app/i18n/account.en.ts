import type { de } from './account.de'

export const en: typeof de = {
  title: 'My account',
  signedInAs: (name: string, email: string) => `Signed in as ${name} (${email}).`,
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters. Several unrelated words work best.',
  changePassword: 'Change the password',
  changePasswordHint: 'This signs you out on all other devices.',
  noPassword:
    'You sign in with your company account and have no password of your own here. If you want one, we will email you a link to set it.',
  getPassword: 'Get a link to set a password',
  savePassword: 'Save the password',
  clearedByProvider:
    'Whatever was set up for this account before is no longer valid: password, second factor and open sessions. You can get a new password under “Change the password”.',
  sessions: 'Where you are signed in',
  columns: { device: 'Device', lastUsed: 'Last used', since: 'Signed in since' },
  unknownDevice: 'Unknown device',
  thisDevice: 'this device',
  end: 'Sign out',
  endWhich: 'Where do you want to sign out?',
  allOthers: 'On all other devices',
  endPassword: 'Your password again, to be safe',
  signIns: {
    title: 'Your latest sign-ins',
    text: 'If you do not recognise one of them, change your password straight away and tell the owner.',
    at: 'When',
    factor: 'With',
    device: 'Device',
    from: 'From which network',
    factors: { password: 'Password', code: 'Password and code', provider: 'Company account' },
  },
  signOut: { title: 'Sign out', button: 'Sign out now' },
  saved: {
    abgemeldet: 'Signed out.',
    passwort: 'Your new password is saved. You have been signed out on other devices.',
    faktor: 'The second factor is off. You are signed out on other devices.',
    firmenkonto: 'Your email address is now confirmed.',
  },
}
