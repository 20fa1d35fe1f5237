import { de } from './second-factor.de'

const ofMember: (typeof de)['ofMember'] = {
  on: 'It is on. When they sign in, we ask for a code.',
  off: 'It is off. Only they can switch it on, under “My account”.',
  reset:
    'It belongs to the person and applies to every company they work for, so no company can switch it off. If phone and recovery codes are lost, this command helps on the server:',
}

const en: typeof de = {
  title: 'Second factor',
  text: 'Knowing your password is then no longer enough to get in: when you sign in, we also ask for a code from your phone.',
  demanded: (firm: string) =>
    `${firm} requires you to have a second factor. Set it up here, and then you can carry on.`,
  app: 'You need an app for one-time codes, for example Aegis, FreeOTP or your phone’s password manager.',
  beginPassword: 'Your password again, to be safe',
  begin: 'Set up',
  provider: 'You sign in through a sign-in service. You set up a second factor there.',
  scanTitle: 'Connect the app',
  scan: 'Scan this picture with the app.',
  openApp: 'Is the app on this device? Open it here.',
  picture: 'QR code with the key for your app',
  key: 'If that does not work, type this key into the app (time-based, 6 digits):',
  confirmTitle: 'Enter a code',
  code: 'Code',
  confirmHint: 'The six digits that your app shows now.',
  confirmText: 'This switches the second factor on and signs you out on all other devices.',
  confirm: 'Switch on',
  clock: 'If no code works, your phone’s clock may be wrong.',
  on: (since: string) => `The second factor has been on since ${since}.`,
  isOn: 'Switched on.',
  isOff: 'Switched off.',
  left: (count: number) =>
    count === 0
      ? 'You have no recovery code left. Please create new ones.'
      : count === 1
        ? 'You have one recovery code left.'
        : `You have ${count} recovery codes left.`,
  lost: 'Lost your phone and the recovery codes? Then only the person who runs the server can switch the second factor off. A new password is not enough.',
  back: 'Back to my account',
  codesTitle: 'Recovery codes',
  codesText:
    'These let you in if you lose your phone. Each code works once. We show them only this once: print this page, or keep the codes in a safe place that is not your phone.',
  listTitle: 'Recovery codes for Zahltag',
  download: 'Save as a text file',
  fileName: 'zahltag-recovery-codes.txt',
  kept: 'I have saved the codes',
  notShown: 'The recovery codes have already been shown, and we no longer have them.',
  renewText: 'If you create new ones, the old ones stop working.',
  renewHint: 'Six digits from your app, or one of the old recovery codes.',
  renew: 'Create new recovery codes',
  endTitle: 'Switch the second factor off',
  endText: 'After that the password is enough to sign in. You will be signed out on all other devices.',
  end: 'Switch off',
  saved: {
    an: 'The second factor is on. You are signed out on other devices.',
    ersatzcodes: 'The new recovery codes now work. The old ones no longer do.',
  },
  askTitle: 'Enter the code',
  askText: 'The password is right. Now we need the code.',
  askHint: 'Six digits from your app. Without your phone: one of your recovery codes.',
  askButton: 'Sign in',
  askLost: 'Lost your phone and the recovery codes? Please ask the person who runs the server.',
  askBack: 'Back to the sign-in page',
  ofMember,
}

export const secondFactor = { de, en }
