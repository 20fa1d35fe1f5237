import type { de } from './mandates.de'

export const en: typeof de = {
  of: (reference) => `Direct debit mandate ${reference}`,
  one: 'Direct debit mandate',
  statuses: { requested: 'Requested', active: 'Valid', revoked: 'Revoked', rejected: 'Refused' },
  facts: {
    status: 'Status',
    customer: 'Customer',
    type: 'Type',
    holder: 'Name on the account',
    account: 'Account',
    signedOn: 'Given on',
    source: 'How it reached us',
  },
  sources: {
    office: 'Entered by the office',
    customer: 'Given by the customer on their page',
    webhook: 'Reported by another system',
  },
  evidence: {
    title: 'Evidence',
    none: 'No wording is stored for this mandate. Keep the signed paper.',
    text: 'The customer agreed to these words:',
    at: 'When',
    address: 'Network address',
    browser: 'Browser',
    print: 'You can print this page as evidence.',
  },
  decide: 'Nothing may be collected from this account until you confirm.',
  approve: 'Confirm mandate',
  refuse: 'Refuse',
  revoke: 'Revoke mandate',
  revokeTitle: 'Has the customer revoked it?',
  revokeText:
    'After that, nothing more is collected from this account, and open invoices go back to bank transfer.',
  actions: {
    'mandate.created': 'Entered',
    'mandate.requested': 'Requested',
    'mandate.active': 'Confirmed',
    'mandate.revoked': 'Revoked',
    'mandate.rejected': 'Refused',
    'mandate.account_changed': 'Account changed',
  },
  saved: {
    bestaetigt: 'The mandate is valid.',
    beendet: 'Nothing more will be collected from this account.',
  },
}
