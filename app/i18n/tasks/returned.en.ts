import type * as de from './returned.de'

export const returned: typeof de.returned = {
  reasons: {
    no_money: 'There was not enough money in the customer’s account.',
    unsaid: 'The customer’s bank does not say why. Usually there was not enough money in the account.',
    account_wrong: 'The IBAN is wrong, or the customer’s bank does not accept direct debits.',
    account_closed: 'The customer’s account has been closed.',
    account_blocked: 'The customer’s account is blocked.',
    not_allowed:
      'Direct debits are not possible from this account, for example because it is a savings account.',
    consumer:
      'The mandate is for B2B direct debits, but the account belongs to a private person. That needs a Core mandate.',
    no_mandate: 'The customer’s bank has no mandate, or the customer says that none was given.',
    reclaimed: 'The customer had the money refunded, which is possible for eight weeks without a reason.',
    deceased: 'The holder of the account has died.',
    refused: 'The customer or the bank refused the direct debit.',
    limits: 'The customer has limited or blocked direct debits at the bank.',
    duplicate: 'The bank takes the direct debit for a duplicate.',
    file: 'The bank could not use what the file said.',
    other: 'The bank gives no reason that we know.',
  },
  next: {
    retry:
      'You can collect the amount once more; until then, the customer’s page asks for a transfer. Zahltag announces the new day to the customer when you make the file.',
    stop: 'The mandate has been stopped: nothing more is collected from this account, and open invoices are paid by transfer.',
    look: 'The mandate has not changed. Ask your bank before you collect again.',
  },
  secondTime: 'It is the second time. There will be no third attempt.',
  told: 'The customer has been sent an email that says what to transfer and what can be done.',
  untold: 'The customer does not know yet: please call or write.',
  condolence: 'No email was sent. Find out from the family who will pay the invoice.',
  goOn: 'If there is a new account or a new mandate, it will be used. If it was a mistake, make the mandate valid again on its page.',
  withdrawn: 'The return was undone: everything is as it was before.',
  code: 'Return code of the bank',
  toDebits: 'Collect again',
  toMandate: 'See mandate',
  toInvoice: 'Open invoice',
}
