import type { wishMails as de } from './wishes.de.server'

export const noReason = 'Reply to this e-mail if you would like to know why.'

const unasked =
  'Was this not you? Then please get in touch with us at once, ideally on a phone number that you already have.'

export const wishMails: typeof de = {
  wish_settled: {
    applied: {
      address: {
        subject: 'Your new address has been saved',
        body: `{anrede},

We have changed your address. This is what we have on file now:

{angaben}

Invoices that you already have stay as they are.

${unasked}

Kind regards
{firma}`,
      },
      bank: {
        subject: 'Your new account has been saved',
        body: `{anrede},

We have changed your account for direct debits. From now on we collect from this account:

{angaben}

Your direct debit mandate stays valid. You do not have to sign anything again.

${unasked}

Kind regards
{firma}`,
      },
      mandate: {
        subject: 'Your direct debit mandate is now valid',
        body: `{anrede},

We have confirmed your direct debit mandate. What you pay by direct debit is collected from this account:

{angaben}

${unasked}

Kind regards
{firma}`,
      },
    },
    refused: {
      address: {
        subject: 'Your address with us stays as it was',
        body: `{anrede},

You told us a new address. We have not saved it; nothing has changed on our side.

{grund}

Kind regards
{firma}`,
      },
      bank: {
        subject: 'Your account with us stays as it was',
        body: `{anrede},

You told us a new account:

{angaben}

We have not saved it; nothing has changed on our side.

{grund}

Kind regards
{firma}`,
      },
      mandate: {
        subject: 'Your direct debit mandate is not valid',
        body: `{anrede},

You wanted to let us collect from this account:

{angaben}

We have not accepted the mandate and collect nothing. Please pay your invoices by transfer.

{grund}

Kind regards
{firma}`,
      },
    },
  },
}
