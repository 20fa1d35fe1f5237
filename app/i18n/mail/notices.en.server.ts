import type { noticeMails as de } from './notices.de.server'

export const noticeMails: typeof de = {
  customer_notice: {
    address: {
      subject: 'New address for {kunde}',
      body: `{kunde} has sent a new address through the customer portal:

{angaben}

Nothing has been changed in your records yet.

{link}`,
    },
    bank: {
      subject: 'New bank details for {kunde}',
      body: `{kunde} has sent new bank details through the customer portal:

{angaben}

Nothing has been changed in your records yet. Before you change anything, please call them on a number you already have: messages like this are sometimes forged.

{link}`,
    },
    mandate: {
      subject: '{kunde} would like to pay by direct debit',
      body: `{kunde} would like to pay invoice {rechnung} by direct debit from this account:

{angaben}

The mandate only takes effect once you have confirmed it. Until then the invoice is paid by bank transfer.

{link}`,
    },
    transfer: {
      subject: '{kunde} reports: invoice {rechnung} has been transferred',
      body: `{kunde} has told us on the page of invoice {rechnung} that the transfer has been made.

The money should arrive in your account in the next few days. Zahltag will not send a reminder for this invoice for a week.

{link}`,
    },
  },
}
