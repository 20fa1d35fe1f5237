import { actions, saved } from './employees/changes.en'
import { confidential } from './employees/confidential.en'
import { documents, leaver } from './employees/documents.en'
import { fields } from './employees/fields.en'
import { heldAddress } from './employees/held-address.en'
import { opening } from './employees/opening.en'
import { archive, hours, identifier, payslips } from './employees/page.en'
import { pay } from './employees/pay.en'
import { search } from './employees/search.en'
import { de } from './employees.de'

const en: typeof de = {
  title: 'Employees',
  back: 'Back to employees',
  backToOne: (name) => `Back to ${name}`,
  notice: 'Print privacy notice',
  add: 'New employee',
  addFirst: 'Add the first employee',
  addButton: 'Add employee',
  edit: 'Edit person and employment',
  editText: 'Changes apply from now on. Finished payslips stay as they are.',
  person: 'Person and employment',
  parts: {
    confidential: { title: 'Confidential', about: 'Date of birth, numbers, bank: for payroll, also later' },
    other: { title: 'More', about: 'Phone, language, employee number, time recording' },
  },
  personOnly: 'Person',
  standings: { employed: 'Employed', left: 'Left', coming: 'Not started yet', archived: 'Archived' },
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
  emailHint: 'We email this address when a payslip is ready.',
  exitHint: 'Leave empty as long as the employment continues',
  weeklyHoursHint: 'For example: 38.5',
  weeklyHoursFrom: 'Hours per week apply from month',
  weeklyHoursFromHint:
    'Only if they change. If left empty, they apply from this month; earlier payslips stay as they are.',
  weeklyHoursAt: (hours, month) => `${hours} (from ${month})`,
  numberHint: 'Leave empty for the next free number',
  idHint:
    'Only if your time recording system already uses one. Hours reported under it will then belong to this person. Leave empty for a new one.',
  noEmail: 'None, so we cannot announce payslips',
  alike: {
    title: 'Have you already added this person?',
    text: 'These have the same name, the same email address, social insurance number or tax ID:',
  },
  samePerson: {
    title: 'Somebody has this number already',
    text: 'If it is the same person, enter the earlier personnel number in their payroll details. Zahltag does not equalise the year’s wage tax over two records.',
    anyway: 'Save anyway: the number is right.',
  },
  search,
  found: (count, isMore) => {
    if (isMore) return `More than ${count} employees`
    return count === 1 ? '1 employee' : `${count} employees`
  },
  example: { name: 'Sample, Sam' },
  left: (date) => `Leaves ${date}`,
  none: 'No employees yet. Add the first one, or import them all from a file. You can then record hours and release payslips.',
  noneNow: 'All employees are archived. Choose “Archived” above to see them.',
  noneFound: 'Nobody found. Try fewer words, or choose “All”.',
  confidential,
  heldAddress,
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
  faults: {
    last_name_missing: 'Please enter the last name. Somebody with one name has it as the last name.',
    employment_type_missing: 'Please choose the type of employment.',
    entry_missing: 'Please enter when the employment starts.',
    exit_before_entry: 'The last day cannot be before the first.',
    weekly_hours_wrong:
      'Please enter the hours as a number above 0 and up to 60, for example: 38.5. If none are agreed, leave the field empty.',
    employee_number_missing: 'Please enter an employee number.',
    employee_alike: 'Please check whether you have already added this person.',
    employee_same_number:
      'Somebody else has this social insurance number or tax ID already. Please compare them.',
    employee_exists: 'This ID already belongs to somebody else.',
    id_malformed: 'An ID looks like this: 3f2b6c1e-8d4a-4b7e-9c55-0a1b2c3d4e5f',
    iban_invalid: 'This IBAN is not valid. Please check it again.',
    tax_class_wrong: 'Please enter a tax class from I to VI.',
    birth_date_wrong: 'Please check the date of birth, for example: 17.04.1975',
    social_insurance_number_wrong:
      'This social insurance number is not valid. It has eight digits, a letter and three digits.',
    tax_id_wrong: 'This tax ID is not valid. It has eleven digits.',
    pay_month_missing: 'Please enter the month the pay applies from.',
    pay_kind_missing: 'Please choose hourly wage or monthly salary.',
    pay_amount_missing: 'Please enter an amount.',
    pay_amount_zero: 'Please enter an amount above €0.',
    pay_before_entry: 'No pay can apply before the first day of work. Please check the month.',
    pay_exists:
      'Pay has already been entered for this month. Tick below that it is replaced, or take another month.',
    pay_used:
      'Released payslips were calculated with this pay. Please see below which, and confirm the deletion.',
    opening_days_wrong: 'Please enter days as a whole number up to 360, for example: 223',
    address_changed_again: 'The email address has been changed again in the meantime. Please have a look.',
    entry_behind_payslips:
      'There are already payslips for months before this start date. If the person has come back, first enter and save the last day of the earlier job, then the new start date. If the start date was a slip of the pen, correct the payslips first.',
    opening_month_missing: 'Please enter the last month that these totals include.',
    opening_changed: 'Somebody else has changed these totals in the meantime. Please check again.',
    month_wrong: 'Please check the month, for example: 12/2026',
    amount_wrong: 'Please enter an amount, for example: 15.50',
  },
}

export const employees = { de, en }
