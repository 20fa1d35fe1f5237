import type * as de from './change-request.de'

export const changeRequest: typeof de.changeRequest = {
  title: 'Check the change',
  now: 'Before',
  wished: 'New',
  address: 'Address',
  country: 'Country, as the customer wrote it',
  countryHint: 'Please enter another country yourself in the customer’s details.',
  apply: 'Save the new address',
  applyAccount: 'Save the new account',
  check: 'Compare old and new',
  account: 'Account',
  holder: 'Name on the account',
  mandate: (reference) => `Mandate ${reference}`,
  noMandate:
    'The customer has no valid direct debit mandate, so there is nothing to change. You can mark the task as done.',
  findings: {
    holder:
      'The name on the new account is a different one. You need a new mandate for it; this one stays as it is.',
    b2b: 'A B2B mandate is valid only for the account that its bank has confirmed. You need a new mandate for the new account; this one stays as it is.',
  },
  conflict: {
    text: 'The new address has not been saved yet. Please compare both versions. If the new one still applies, save it below.',
    entered: 'What the customer wants',
    keepTheirs: 'Keep the stored address',
  },
  outcome:
    'The mandate stays valid and keeps its reference; only the account changes. Nobody has to sign again. The old account stays on the mandate’s page.',
  look: 'Somebody who enters a different account could be trying to divert money. Ask the customer first, on a number you already have.',
  looked: 'I have asked the customer.',
  told: (email) =>
    `Once you save or refuse the change, ${email} will get an email about it. “Mark as done” sends nothing.`,
  toldNobody: 'No email address is on file. Please tell the customer yourself what became of the request.',
  decided: {
    applied: 'This change has already been saved. If anything about it is wrong, please correct it by hand.',
    refused: 'This change has already been refused. You can still save it.',
  },
  refuseTitle: 'Do not save the change',
  reason: 'Why not?',
  reasonHint: 'The customer will read this in the email.',
  refuse: 'Refuse',
}
