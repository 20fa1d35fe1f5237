import type { de } from './account-faults.de'

export const en: typeof de = {
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
}
