import type { changeRequestMails as de, invoicesToPay as deInvoices } from './change-requests.de.server'

export const noReason = 'Reply to this email if you would like to know why.'

const unasked =
  'If this was not you, please contact us straight away, ideally on a phone number you already have.'

export const changeRequestMails: typeof de = {
  wish_settled: {
    applied: {
      address: {
        subject: 'Your new address has been saved',
        body: `{anrede},

We have changed your address. This is what we have on file now:

{angaben}

Invoices you have already received stay as they are.

${unasked}

Kind regards
{firma}`,
      },
      bank: {
        subject: 'Your new bank account has been saved',
        body: `{anrede},

We have changed your bank account for direct debits. From now on we will collect from this account:

{angaben}

Your direct debit mandate stays valid. There is no need to sign anything again.

{rechnungen}${unasked}

Kind regards
{firma}`,
      },
      mandate: {
        subject: 'Your direct debit mandate is now valid',
        body: `{anrede},

We have confirmed your direct debit mandate. We will collect your direct debits from this account:

{angaben}

{rechnungen}${unasked}

Kind regards
{firma}`,
      },
    },
    refused: {
      address: {
        subject: 'Your new address has not been saved',
        body: `{anrede},

You sent us a new address:

{angaben}

We have not saved it, so the one we had still applies.

{grund}

Kind regards
{firma}`,
      },
      bank: {
        subject: 'Your new bank account has not been saved',
        body: `{anrede},

You sent us a new bank account:

{angaben}

We have not saved it, so the one we had still applies.

{grund}

Kind regards
{firma}`,
      },
      mandate: {
        subject: 'Your direct debit mandate has not been accepted',
        body: `{anrede},

You asked us to collect from this account:

{angaben}

We have not accepted the mandate and will not collect anything. Please pay your invoices by bank transfer.

{grund}

Kind regards
{firma}`,
      },
    },
  },
  mandate_ended: {
    subject: 'We no longer collect from your account',
    body: `{anrede},

Your direct debit mandate {mandat} is no longer valid. We will not collect anything more from this account:

{angaben}

{rechnungen}${unasked}

Kind regards
{firma}`,
  },
}

export const invoicesToPay: typeof deInvoices = {
  debits: 'With it, we will collect what is still open:',
  noTransfer: 'Please do not transfer these amounts any more, even if we asked you to before.',
  transfers: 'Please transfer what is still open:',
}
