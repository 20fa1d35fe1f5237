import type { paymentChoiceMails as de } from './payment-choice.de.server'

const WAYS_CLOSING = `If this was not you, please contact us straight away.

Kind regards
{firma}`

export const paymentChoiceMails: typeof de = {
  payment_choice_confirmed: {
    transfer: {
      subject: 'Invoice {rechnung}: payment by bank transfer',
      body: `{anrede},

We have noted that you will pay invoice {rechnung} by bank transfer.

{angaben}

{link}

${WAYS_CLOSING}`,
    },
    direct_debit: {
      subject: 'Invoice {rechnung}: notice of our direct debit',
      body: `{anrede},

We have noted that invoice {rechnung} will be paid by direct debit. There is nothing you need to do. This is what we will collect:

{angaben}

{link}

${WAYS_CLOSING}`,
    },
    requested: {
      subject: 'Invoice {rechnung}: your request to pay by direct debit',
      body: `{anrede},

You would like to pay invoice {rechnung} by direct debit. We have received your request. Until we confirm it, we will not collect anything, so please pay by bank transfer as before:

{angaben}

{link}

${WAYS_CLOSING}`,
    },
  },
}
