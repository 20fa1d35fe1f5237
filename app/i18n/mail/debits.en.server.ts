import type * as de from './debits.de.server'

export const debitMails: typeof de.debitMails = {
  debit_announced: {
    subject: 'We will collect invoice {rechnung} on {datum}',
    body: `{anrede},

We will collect this amount from your account:

{angaben}

Please make sure that there is enough money in the account, and do not transfer the amount as well.

{link}

Kind regards
{firma}`,
  },
  debit_called_off: {
    subject: 'Invoice {rechnung}: we will not collect anything on {datum}',
    body: `{anrede},

We will not carry out the direct debit of {betrag} on {datum} that we had announced for invoice {rechnung}.

What is still open, and how to pay it, is on the page of the invoice. Before we collect anything later, we will write to you again.

{link}

Kind regards
{firma}`,
  },
  debit_returned: {
    subject: 'Our direct debit for invoice {rechnung} was returned',
    body: `{anrede},

Our direct debit for invoice {rechnung} from this account was returned:

{angaben}

{grund}

We will not collect anything from this account until this is settled.

{rechnungen}{link}

Kind regards
{firma}`,
  },
}

const NEW_ACCOUNT =
  'If you would like to go on paying by direct debit, give us another account on the page of the invoice.'
const TELL_US = 'If something is wrong with the invoice, please reply to this email.'

export const returnReasons: typeof de.returnReasons = {
  no_money: 'There was not enough money in the account.',
  unsaid: 'Your bank did not say why.',
  twice: 'We have tried twice.',
  account_wrong: `The bank does not know this account. ${NEW_ACCOUNT}`,
  account_closed: `This account has been closed. ${NEW_ACCOUNT}`,
  account_blocked: `This account is blocked. ${NEW_ACCOUNT}`,
  not_allowed: `The bank does not allow direct debits from this account, for example because it is a savings account. ${NEW_ACCOUNT}`,
  consumer: `The bank does not keep this as a business account, so B2B direct debits are not possible. ${NEW_ACCOUNT}`,
  no_mandate:
    'Your bank has no permission for our direct debit. If you would like to go on paying this way, give us a new mandate on the page of the invoice.',
  reclaimed: `You had the amount refunded by your bank. ${TELL_US}`,
  refused: `You or your bank refused the direct debit. ${TELL_US}`,
  limits: `The account has a block or limit for direct debits. ${NEW_ACCOUNT}`,
  duplicate: 'Your bank takes the direct debit for a duplicate.',
  file: 'The bank could not carry out the direct debit.',
  other: 'The bank could not carry out the direct debit.',
}
