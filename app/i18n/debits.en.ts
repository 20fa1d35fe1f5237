import { de } from './debits.de'

const en: typeof de = {
  title: 'Direct debits',
  back: 'Back to direct debits',
  text: 'What your customers pay by direct debit in the next two weeks becomes a file for your online banking. Where the invoice has not announced the debit, Zahltag then tells the customer by email.',
  purpose: (number) => `Invoice ${number}`,
  schemes: { CORE: 'Core direct debit', B2B: 'Business direct debit' },
  states: {
    running: 'Being collected',
    booked: 'Collected',
    returned: 'Returned',
    failed: 'Not carried out',
  },
  leftOut: 'Not in the file',
  leftOutWhy: {
    changed: 'Paid or changed beforehand',
    disputed: 'The invoice is in dispute. You can collect it afterwards.',
    instalments: 'Instalments have been agreed. They are transferred.',
    requested: 'The mandate has been requested but not confirmed yet.',
    revoked: 'The mandate is no longer valid. The invoice is transferred.',
    stopped: 'The mandate has been stopped because a direct debit was returned.',
    lapsed: 'The mandate has lapsed: nothing was collected with it for 36 months.',
    other_account: 'The mandate has another account by now. Collect the invoice anew.',
    other_creditor:
      'Your firm collects to another account or with another creditor ID by now. Collect the invoice anew.',
    late: 'The collection day has come or gone. Collect the invoice for a new day.',
    unannounced: 'The invoice was to announce the debit, but may not have arrived. Collect it for a new day.',
  },
  afterAll: (reason) => `Carried out after all; the note said: ${reason}`,
  counted: (state, count) => `${count} × ${state}`,
  choose: 'Select',
  tick: (number) => `Select invoice ${number}`,
  holder: 'Account holder in the file',
  account: 'Account',
  mandate: 'Mandate',
  endToEndId: 'End-to-end reference',
  state: 'Status',
  why: 'Why not',
  customer: (name) => `Customer: ${name}`,
  told: (date) => `Announced for ${date}`,
  toldBy: {
    mail: 'Announced by email',
    nobody: 'No email: announce day, amount, mandate and creditor ID yourself',
    inVain: 'The customer has already been told of the debit: let them know that it will not come',
    waiting: 'The email with the notice is still waiting in the outbox',
    undelivered: 'The email with the notice was not delivered: announce day and amount yourself',
  },
  credit: (amount: string) =>
    `The customer’s credit covers ${amount}. Use it first on the page of the invoice; otherwise the whole amount is collected.`,
  unsent: 'Not announced to anybody yet: send the invoice, or record it as handed over',
  unannounced: {
    no_address: 'No email address: announce day and amount yourself',
    paused: 'Emails are paused: announce day and amount yourself, or resume emails',
    undelivered: 'The last email was not delivered: announce day and amount yourself, or change the address',
  },
  byHand:
    'Where no email can be sent, I will announce the direct debit myself in good time: day, amount, mandate and creditor ID.',
  before: (state, date, reason) => `Last on ${date}: ${state}${reason === null ? '' : ` (${reason})`}`,
  last: (state, date) => `${state}, ${date}`,
  toCallOff: 'Tell the customer',
  expected: (amount, date) =>
    `The direct debit of ${amount} on ${date} does not take place. No email can tell them.`,
  attempt: (attempt, reason) => `Attempt ${attempt}: ${reason}`,
  amended: 'New account, reported to the bank',
  file: (date, scheme, count, amount) =>
    `On ${date}${scheme === 'B2B' ? ', business direct debits' : ''}: ${count === 1 ? '1 direct debit' : `${count} direct debits`}, ${amount}`,
  make: (files) => (files === 1 ? 'Make the file' : 'Make the files'),
  due: {
    title: 'Ready to collect',
    none: 'Nothing to collect in the next two weeks. Invoices with a valid mandate appear here two weeks before their day.',
    running: (count, amount) =>
      count === 1
        ? `1 direct debit of ${amount} is already in a file.`
        : `${count} direct debits totalling ${amount} are already in a file.`,
  },
  again: {
    reason: 'Why again?',
    hint: 'Only needed if you select something that has failed before.',
  },
  blocked: (count) =>
    count === 1 ? '1 invoice cannot be collected' : `${count} invoices cannot be collected`,
  obstacles: {
    disputed: 'The invoice is in dispute.',
    instalments: 'Instalments have been agreed. They are transferred.',
    requested: 'The mandate has been requested but not confirmed yet.',
    stopped: 'The mandate has been stopped because a direct debit was returned.',
    revoked: 'The mandate is no longer valid.',
    lapsed: 'The mandate has lapsed: nothing was collected with it for 36 months.',
    signed_today: 'The mandate was signed today. Banks accept it from tomorrow.',
    address:
      'The account is outside the European Economic Area. The bank then needs the customer’s street, postcode, town and country in Latin letters.',
    amount: 'The amount is more than a direct debit may be.',
    name_long: (name) => `The account holder’s name is longer than 70 characters: ${name}`,
    letters: (name, letters) => `Banks cannot write these characters in the name “${name}”: ${letters}`,
  },
  missing: {
    title: 'Nothing can be collected yet',
    creditor_id: 'Your firm’s creditor identifier is missing or wrong.',
    account: 'Your firm’s bank account is missing.',
    name: 'Your firm’s name is longer than 70 characters, or banks cannot write it.',
    link: 'Open the firm’s bank details',
    askOwner: 'Whoever manages the firm can enter it.',
  },
  runs: {
    title: 'Files',
    none: 'No files yet. Every file you make stays here and can be downloaded again.',
    columns: {
      file: 'File',
      collectOn: 'Collected on',
      scheme: 'Type',
      at: 'Made',
      state: 'Status',
      amount: 'Total',
    },
  },
  run: {
    title: 'Direct debit file',
    of: (messageId) => `File ${messageId}`,
    backToOne: (messageId) => `Back to file ${messageId}`,
    download: 'Download file',
    text: 'Upload the file to your online banking, once only. From the first download on it stays the same, byte for byte; what is paid before then or may no longer be collected is taken out.',
    empty:
      'There is nothing left in this file: everything was taken out before anybody downloaded it. What is still to be collected is under direct debits, ready for a new file.',
    collections: (count) => (count === 1 ? '1 direct debit' : `${count} direct debits`),
    facts: {
      sum: 'Total',
      count: 'Number',
      collectOn: 'Collected on',
      scheme: 'Type',
      account: 'To account',
      creditorId: 'Creditor ID',
      name: 'Name in the file',
      made: 'Made',
    },
  },
  returnCode: {
    label: 'Return reason',
    hint: 'On the statement or in online banking. It decides what becomes of the mandate.',
    none: 'The bank gives none',
    reasons: {
      no_money: 'not enough money',
      unsaid: 'not specified',
      account_wrong: 'wrong IBAN',
      account_closed: 'account closed',
      account_blocked: 'account blocked',
      not_allowed: 'no direct debits from this account',
      consumer: 'account of a private person',
      no_mandate: 'no valid mandate',
      reclaimed: 'refunded to the customer',
      deceased: 'account holder has died',
      refused: 'refused by the customer or the bank',
      limits: 'limited or blocked by the customer',
      duplicate: 'duplicate',
      file: 'mistake in the file',
      other: 'another reason',
    },
  },
  failure: {
    reason: 'Why was it not carried out?',
    hint: 'For example: the file was never uploaded, or the bank rejected it. The invoices can then be collected again.',
    button: 'Note as not carried out',
  },
  approval: {
    title: 'Release the file',
    text: 'The file contains full account numbers, so please enter a code. You can then download files for five minutes.',
    button: 'Release',
  },
  saved: {
    erstellt: {
      title: 'The file has been made',
      text: 'Download it now, then upload it to your online banking.',
    },
    mehrere: {
      title: 'The files have been made',
      text: 'One for each day and type. Open each one and download it.',
    },
    uebergeben: 'Recorded. These direct debits count as announced since the day of handing over.',
    vermerkt: 'Noted. The invoices can be collected again.',
    anders: {
      title: 'Not downloaded yet: the file has changed',
      text: 'Some of it may no longer be collected as it was and has now been taken out. Each direct debit below says why. You can now download what is left.',
    },
    freigegeben: 'Released. You can download the file now.',
  },
  faults: {
    debits_missing: 'Please select at least one direct debit.',
    debits_changed:
      'Something has changed meanwhile: a selected invoice has been paid, is already in a file or has another amount. Nothing was made; please look again.',
    debit_reason_missing: 'Please say why.',
    debits_unannounced:
      'Zahltag cannot send a notice for some of what you have selected. Confirm that you will announce it yourself, or deselect it.',
    debits_not_ready: 'The firm still lacks something it needs to collect. See the top of the page.',
    debits_not_running:
      'The status of a selected direct debit has changed meanwhile. Nothing was noted; please look again.',
  },
}

export const debits = { de, en }
