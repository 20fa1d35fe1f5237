import { actions, saved } from './employees/changes.en'
import { confidential } from './employees/confidential.en'
import { documents, leaver } from './employees/documents.en'
import { fields } from './employees/fields.en'
import { opening } from './employees/opening.en'
import { archive, hours, identifier, payslips } from './employees/page.en'
import { pay } from './employees/pay.en'
import { search } from './employees/search.en'
import type { de } from './employees.de'

export const en: typeof de = {
  title: 'Employees',
  back: 'Back to employees',
  backToOne: (name) => `Back to ${name}`,
  notice: 'Privacy notice to print',
  noticeText: 'New employees get a privacy notice with their contract (Art.\u00a013 GDPR):',
  add: 'New employee',
  addFirst: 'Add the first employee',
  addButton: 'Add employee',
  edit: 'Edit person and employment',
  editText: 'Changes apply from now on. Finished payslips stay as they are.',
  person: 'Person and employment',
  fields,
  columns: { name: 'Name', entry: 'Started', exit: 'Last day', lastPayslip: 'Latest payslip' },
  languages: {
    de: 'German',
    en: 'English',
    pl: 'Polish',
    tr: 'Turkish',
    ro: 'Romanian',
    uk: 'Ukrainian',
    ar: 'Arabic',
  },
  languageHint: 'For the payslip page and its emails. The payslips themselves are in German.',
  firstNameHint: 'Stays empty if somebody has one name only.',
  extraHint: 'For example: rear building, 3rd floor or c/o Jensen',
  emailHint: 'We email this address when a payslip is ready.',
  exitHint: 'Leave empty as long as the employment continues',
  weeklyHoursHint: 'For example: 38.5',
  weeklyHoursFrom: 'Hours per week hold from month',
  weeklyHoursFromHint:
    'Only if they change. If left empty, they hold from this month; earlier payslips stay as they are.',
  weeklyHoursAt: (hours, month) => `${hours} (from ${month})`,
  numberHint: 'Leave empty for the next free number',
  idHint:
    'Only if your time recording system already uses one. Hours reported under it will then belong to this person. Leave empty for a new one.',
  noEmail: 'None, so we cannot announce payslips',
  alike: {
    title: 'Have you already added this person?',
    text: 'These have the same name, the same email address or the same social insurance number:',
  },
  search,
  found: (count, isMore) => {
    if (isMore) return `More than ${count} employees`
    return count === 1 ? '1 employee' : `${count} employees`
  },
  left: (date) => `Leaves ${date}`,
  none: 'No employees yet. Add the first one, or import them all from a file. You can then record hours and publish payslips.',
  noneNow: 'All employees are archived. Choose “Archived” above to see them.',
  noneFound: 'Nobody found. Try fewer words, or choose “Everybody”.',
  confidential,
  pay,
  opening,
  payslips,
  hours,
  identifier,
  archive,
  documents,
  leaver,
  actions,
  saved,
}
