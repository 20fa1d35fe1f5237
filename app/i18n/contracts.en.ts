import { actions, saved } from './contracts/changes.en'
import { fields } from './contracts/fields.en'
import { lines } from './contracts/lines.en'
import { acts, archive, end, pause, upcoming } from './contracts/page.en'
import { search, states } from './contracts/search.en'
import { de } from './contracts.de'

type Contracts = typeof de

const en: Contracts = {
  title: 'Contracts',
  one: 'Contract',
  back: 'Back to contracts',
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
  periods: {
    title: 'End and periods',
    about: 'Fixed until, day of the month, in advance, by days, work on buildings',
  },
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
  endsOn: (date) => `Ends on ${date}`,
  found: (count, isMore) => {
    if (isMore) return `More than ${count} contracts`
    return count === 1 ? '1 contract' : `${count} contracts`
  },
  none: 'No contracts yet. A contract says what a customer pays for regularly, and creates its invoices automatically.',
  noneNow: 'No contract is running at the moment. Paused and ended contracts have another status.',
  noneFound: 'No contract found. Try fewer words, or another status.',
  acts,
  upcoming,
  pause,
  end,
  archive,
  actions,
  saved,
  faults: {
    second_look_missing: 'Please confirm that you have asked.',
    reply_missing: 'Please write your reply.',
    report_taken_over:
      'The report has been taken over by now: if the task were reopened, it could count twice.',
    report_gone: 'The report was deleted after 90 days, so the task can no longer be reopened.',
    refusal_reason_missing: 'Please tell the customer why.',
    new_mandate_needed: 'You need a new mandate for this account.',
    mandates_changed:
      'Somebody has changed this customer’s mandates in the meantime. Please compare the accounts again.',
    mandate_missing: 'The customer has no valid direct debit mandate to change.',
    no_address: 'No email address is known.',
    contract_title_missing: 'Please say what the contract covers.',
    customer_archived: 'This customer is archived. Restore the customer first.',
    interval_missing: 'Please choose how often you send an invoice.',
    interval_weeks_wrong: 'Please enter a number of weeks from 1 to 52.',
    date_missing: 'Please choose a day.',
    next_before_start: 'The next invoice cannot be before the start.',
    next_long_ago:
      'The next invoice is dated more than a year ago. Check the year, or write the invoices by hand.',
    date_wrong: 'Please check the date, for example: 31.03.2026',
    end_before_start: 'The contract cannot end before it starts.',
    pause_end_before_start: 'The pause cannot end before it starts.',
    prices_in_force:
      'These prices are already in force or are the first of the contract. Enter the right ones for the same day instead.',
    prices_after_end: 'The contract has ended by that day. Please enter a day up to its end.',
    prices_changed: 'Somebody has changed the prices in the meantime. Please look at them again.',
    notice_wrong: 'Please enter a number of months from 0 to 24.',
    due_day_wrong: 'Please enter a day from 1 to 31.',
    reason_missing: 'Please say why the contract ends.',
    lines_missing: 'Please enter at least one line.',
    lines_too_many: 'There can be no more than 300 lines. Please split them between several invoices.',
    paste_empty: 'Please paste some rows from a spreadsheet first.',
    line_description_missing: 'Please describe the service.',
    quantity_wrong: 'Please enter a quantity, for example: 2.5',
    price_wrong: 'Please enter a price in euros, for example: 45.00',
    price_too_high:
      'A unit price may be at most €9,999,999. Split it: for example a quantity of 2 at half the price.',
    unit_wrong: 'Please choose a unit from the list.',
    tax_wrong: 'Please choose a tax rate from the list.',
  },
}

export const contracts = { de, en }
