import { actions, saved } from './contracts/changes.en'
import { fields } from './contracts/fields.en'
import { lines } from './contracts/lines.en'
import { archive, end, pause, upcoming } from './contracts/page.en'
import { search, states } from './contracts/search.en'
import type { de } from './contracts.de'

type Contracts = typeof de

export const en: Contracts = {
  title: 'Contracts',
  one: 'Contract',
  back: 'Back to the contracts',
  backToOne: (title) => `Back to “${title}”`,
  add: 'New contract',
  addFor: (name) => `New contract with ${name}`,
  forWhom: 'Which customer is it with?',
  addFirst: 'Add the first contract',
  addButton: 'Create contract',
  edit: 'Change contract',
  editText: 'Changes apply from now on. Invoices that have been issued stay as they are.',
  fields,
  lines,
  titleHint: 'For example: Office cleaning, three times a week',
  intervals: {
    '1': 'every month',
    '3': 'every quarter',
    '6': 'every six months',
    '12': 'every year',
    '': 'every few weeks',
  },
  everyWeeks: (weeks) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`),
  weeksHint: 'Only for “every few weeks”',
  endsHint: 'Leave empty if it runs until somebody gives notice.',
  dueDayHint:
    'With a day, periods are whole calendar months; in shorter months it is the last day. Leave empty to count periods from the day of the start.',
  nextHint: 'Leave empty if no invoices should be written.',
  firstHint:
    'Leave empty for the first invoice since the start or, if that was due more than 31 days ago, the next one from today.',
  propertyHint: 'Private customers are then told to keep the invoice for two years (§\u00a014b UStG).',
  billing: {
    drafts: 'Zahltag, as drafts to check',
    send: 'Zahltag, issued and sent by email at once',
    by_hand: 'We do',
  },
  isInAdvance: { '0': 'The period that has ended', '1': 'The period that begins (in advance)' },
  isProrated: { '1': 'By days', '0': 'In full' },
  yes: 'Yes',
  no: 'No',
  search,
  states,
  found: (count, isMore) => {
    if (isMore) return `More than ${count} contracts`
    return count === 1 ? '1 contract' : `${count} contracts`
  },
  none: 'No contracts yet. A contract says what a customer pays for regularly, and creates its invoices automatically.',
  noneNow: 'No contract is running at the moment. Paused and ended contracts have another status.',
  noneFound: 'No contract found. Try fewer words, or another status.',
  masterData: 'Key facts',
  upcoming,
  pause,
  end,
  archive,
  actions,
  saved,
}
