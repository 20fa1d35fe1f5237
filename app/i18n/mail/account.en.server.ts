import type { accountMails as de } from './account.de.server'

export const accountMails: typeof de = {
  invitation: {
    subject: 'Your access to Zahltag at {firma}',
    body: `{anrede},

{einladende} has given you access to Zahltag, the software {firma} uses for payroll and invoices. It runs in your browser, so there is nothing to install.

Use this link to choose your password:

{link}

You can use it once, until {gueltig_bis}. Please do not pass it on.

If you do not know {firma}, there is nothing you need to do.

Kind regards
{firma}`,
  },
  account_changed: {
    invoices: {
      subject: '{firma}: new account on invoices',
      body: `{anrede},

{person} has changed in Zahltag which account the customers of {firma} are asked to pay to.

Before: {bisher}
Now: {neu}

Did you not know about this? Then ask at once, best by phone: swapped account numbers are a common fraud.

Zahltag`,
    },
    debits: {
      subject: '{firma}: new account for direct debits',
      body: `{anrede},

{person} has changed in Zahltag which account {firma} collects direct debits for.

Before: {bisher}
Now: {neu}

Did you not know about this? Then ask at once, best by phone: swapped account numbers are a common fraud.

Zahltag`,
    },
  },
  password_reset: {
    subject: 'Choose a new password',
    body: `{anrede},

Somebody asked for a new password for your Zahltag account. If it was you, choose it here:

{link}

You can use the link once, until {gueltig_bis}. Please do not pass it on.

If it was not you, there is nothing you need to do. Your password stays as it is.`,
  },
  portal_code: {
    subject: 'Your code for your payslips',
    body: `{anrede},

This code opens your payslips:

{code}

You can use it once, within 10 minutes. Enter it only on the page where you asked for it, and do not share it with anyone, not even with us.

If you did not ask for a code, somebody else has your link. Please tell us straight away.

Kind regards
{firma}`,
  },
  sender_code: {
    subject: 'Your code to confirm this address as a sender',
    body: `{anrede},

Somebody has told Zahltag that emails from {firma} should be sent from {adresse}. To allow this, enter this code in the office, on the page “Email sender”:

{code}

You can use it once, within 60 minutes.

If you do not know {firma} or do not want this, do not share the code with anyone. Without it, your address will not be used.`,
  },
}
