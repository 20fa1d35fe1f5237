import { changeRequest } from './tasks/change-request.en'
import { doubleDebit } from './tasks/double-debit.en'
import { events, kinds, reasons } from './tasks/kinds.en'
import { reply } from './tasks/reply.en'
import { returned } from './tasks/returned.en'
import { silentEndpoint } from './tasks/silent-endpoint.en'
import { de } from './tasks.de'

type Tasks = typeof de

const en: Tasks = {
  title: 'Tasks',
  back: 'Back to tasks',
  backToOne: 'Back to the task',
  kinds,
  events,
  otherEvent: 'A report from another system',
  toDo: 'To do',
  news: 'News',
  seen: 'Tick off',
  none: 'Nothing to do. Messages and requests from customers, and questions from employees, appear here.',
  noneMine: 'You have not taken on any tasks.',
  noneDone: 'No task is done yet.',
  all: (total) => `Show all ${total > 1000 ? 'more than 1,000' : total} tasks`,
  states: { open: 'Open', mine: 'Mine', done: 'Done' },
  example: { who: 'Sample Ltd, 2026-0001', at: 'today, 09:15' },
  statesLabel: 'By status',
  columns: { what: 'What', who: 'From', at: 'When', assignee: 'Taken on by' },
  search: {
    orders: { newest: 'Newest first', oldest: 'Oldest first', kind: 'Type', done: 'Last done first' },
    title: 'Search tasks',
    label: 'Customer, employee or invoice',
    anyKind: 'All kinds',
    none: 'No task found. Try fewer words or another status.',
    found: (count, isMore) =>
      isMore ? `More than ${count} tasks` : count === 1 ? '1 task' : `${count} tasks`,
  },
  facts: {
    at: 'Received',
    invoice: 'Invoice',
    month: 'Month',
    contact: 'Contact',
    endpoint: 'Address',
    mandate: 'Mandate',
  },
  body: 'Message',
  payload: 'What the other system reported',
  reasons,
  byHand: 'Nothing has been taken over.',
  mapping: {
    title: 'Complete by hand',
    text: 'Add or correct what is missing. Zahltag then takes the delivery over as it stands here.',
    save: 'Take over like this',
    again: 'Process again',
    ignore: 'Do not take over',
    delivery: 'To the delivery',
    choose: 'Please choose',
    fields: {
      mitarbeiter_id: 'Employee',
      monat: 'Month',
      versandt_am: 'Sent on',
      kanal: 'By which way',
      kundennummer: 'Customer number',
      mandatsreferenz: 'Mandate reference',
      iban: 'IBAN',
      kontoinhaber: 'Account holder',
      unterschrieben_am: 'Signed on',
      art: 'Kind',
    },
    types: { CORE: 'CORE direct debit', B2B: 'B2B direct debit' },
  },
  payloadGone: 'The report was deleted 90 days after it was marked as done.',
  transferText:
    'The customer says that the transfer has been made. No reminder will go out until the money should have arrived.',
  choiceText:
    'The customer has changed the payment method. It applies at once, and there is nothing you need to do. “Tick off” takes the news off the home page.',
  linkText: 'The link no longer works, and no email address is on file. Create a new link and pass it on.',
  toCustomer: 'Go to the customer',
  toMandate: 'See the mandate and decide',
  toHours: 'Look at the hours and decide',
  toUnknown: 'Assign the IDs',
  transferBackText:
    'A transfer of this month came back, the bank statement says. It is open again in the list of payments: check the recipient’s account and pay once more.',
  toPayments: 'To the payments',
  unknownText:
    'Hours of this month have arrived under IDs that belong to no employee. They are kept, but nobody is paid by them. Assign each ID once, and the hours of all months follow; the task then finishes by itself. If they concern nobody, mark it as done here; it opens again when other hours arrive.',
  toEmployee: 'Go to the employee',
  state: { open: 'Open', openWith: (name) => `Open, taken on by ${name}` },
  take: 'Take this on',
  release: 'Hand it back',
  done: 'Mark as done',
  reopen: 'Reopen',
  doneAt: (moment, outcome) =>
    `${{ applied: 'Saved', refused: 'Refused', none: 'Done' }[outcome ?? 'none']} on ${moment}`,
  reply,
  returned,
  doubleDebit,
  silentEndpoint,
  changeRequest,
  saved: {
    uebernommen: 'You have taken on this task.',
    abgegeben: 'The task is open to everybody again.',
    erledigt: 'The task is done.',
    meldung: 'The delivery has been taken over, and the task is done.',
    offen: 'The task is open again.',
    antwort: 'Your reply is on its way.',
    beantwortet: 'Your reply is on its way, and the task is done.',
    anders: {
      title: 'Somebody else was quicker.',
      text: 'The task has been dealt with in another way in the meantime. Your decision was not saved.',
    },
    vergeben: {
      title: 'Somebody else was quicker.',
      text: 'This task has already been taken on. You can see below who has it.',
    },
    abgelehnt: 'The request has been refused and the task is done.',
    umgesetzt: 'The change has been saved and the task is done.',
  },
}

export const tasks = { de, en }
