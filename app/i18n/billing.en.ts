import { de } from './billing.de'

const reasons: (typeof de)['reasons'] = {
  no_address: 'No email address is known for the customer. Issue the invoice and print it.',
  not_open: 'Nothing is owed, so no email was sent.',
  mandate_not_active:
    'The direct debit mandate is no longer valid. Choose another payment method in the draft.',
  customer_archived: 'The customer is archived. Check whether the contract is still running.',
  long_ago: 'The invoice should have gone out more than a month ago. Please check it first.',
  gone: 'The draft has been discarded in the meantime.',
  broken: 'Something went wrong. The next run will try again.',
  already_issued: 'The invoice had already been issued.',
  draft_changed: 'Somebody has changed the draft in the meantime. Please look at it again.',
  no_lines: 'The draft has no lines.',
}

const en: typeof de = {
  title: 'Billing run',
  one: 'Report of a billing run',
  back: 'Back to the billing run',
  text: 'Zahltag creates the invoices for contracts automatically: every morning, and after an outage all that are missing. Each period of a contract gets exactly one invoice.',
  due: {
    title: 'Due today',
    none: 'Nothing is due today.',
    nextOn: (date) => `The next invoice is due on ${date}.`,
    more: 'These are not all of them. The run creates the others as well.',
    run: 'Run now',
    runText:
      'You can check and issue drafts afterwards. Whatever is “issued and sent” goes to the customers at once.',
  },
  columns: {
    contract: 'Contract',
    customer: 'Customer',
    period: 'Period',
    amount: 'Amount',
    what: 'What happens',
    outcome: 'Result',
    at: 'When',
    by: 'By',
    made: 'Invoices',
    mailed: 'Sent',
    open: 'To check',
  },
  willBe: { send: 'issued and sent', drafts: 'draft' },
  share: (days, ofDays) => `pro rata, ${days} of ${ofDays} days`,
  runs: {
    title: 'Earlier runs',
    none: 'No runs yet. As soon as a contract is due, the report appears here.',
    byItself: 'automatically',
  },
  report: {
    meta: (at, by) => `${at}, ${by}`,
    done: 'There is nothing you need to do.',
    open: (count) =>
      count === 1 ? '1 entry needs your attention.' : `${count} entries need your attention.`,
    discarded: 'Draft discarded',
    issuedSince: 'issued in the meantime',
    toDraft: 'View',
    toDrafts: 'All drafts',
  },
  outcomes: {
    pending: 'still being issued',
    draft: 'draft',
    issued: 'issued, not sent',
    mailed: 'issued and sent',
    failed: 'not created',
  },
  batch: {
    title: 'Issued drafts',
    back: 'Back to the drafts',
    hint: 'Tick what you want to issue together. Each draft is checked separately.',
    tick: (customer) => `Select the draft for ${customer}`,
    choose: 'Select',
    sum: (issued, left) =>
      [
        issued === 1 ? '1 invoice has been issued.' : `${issued} invoices have been issued.`,
        ...(left === 0 ? [] : [left === 1 ? '1 draft is left.' : `${left} drafts are left.`]),
      ].join(' '),
  },
  reasons,
  saved: {
    nichts: 'There was nothing to do today.',
    fertig: 'The run has finished.',
  },
}

export const billing = { de, en }
