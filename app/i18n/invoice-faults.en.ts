import type { de } from './invoice-faults.de'

export const en: typeof de = {
  choice_missing: 'Please choose how you want to pay.',
  choice_gone: 'That option is no longer available. Please choose again.',
  holder_missing: 'Please tell us whose account it is.',
  consent_missing: 'Please agree to the direct debit by ticking the box.',
  not_open: 'This invoice is no longer open. There is nothing left to choose.',
}
