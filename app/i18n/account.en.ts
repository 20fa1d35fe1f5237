import { de } from './account.de'

const en: typeof de = {
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
  faults: {
    sign_in_wrong: 'The email address or the password is wrong. Please check both.',
    setup_code_wrong: 'That code is wrong. Please compare it with what the server has printed.',
    code_missing: 'Please enter the code.',
    code_wrong:
      'That code is wrong or has already been used. Please use the next code from your app or another recovery code.',
    app_code_wrong: 'That code is wrong. Please enter the one that your app shows right now.',
    second_factor_ended: 'That took too long. Please start again.',
    password_missing: 'Please enter a password.',
    password_short: 'Please choose a password with at least 12 characters.',
    password_long: 'Please choose a password with at most 200 characters.',
    password_common:
      'This password is too easy to guess. Four words that have nothing to do with each other work well.',
    password_personal:
      'This password can be guessed from your name, your email address or your company. Please choose another.',
    password_wrong: 'That password is wrong.',
    signed_out_meanwhile:
      'You were signed out in the meantime. What you entered is here again. Please send it once more.',
  },
}

export const account = { de, en }
