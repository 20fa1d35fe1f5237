import type { DatedPay } from '~/domain/employees/pay.server'
import type { ImportedEmployee, ImportedPerson } from '~/domain/imports/employees.server'
import type { ReadRow } from '~/domain/imports/kind'
import { unaccented } from '~/domain/values/by-name'
import { common } from '~/i18n/common.en'
import { parseDate } from '~/kit/forms/dates'
import type { FaultKey } from '~/kit/forms/faults'
import { ANYWAY_FIELD, FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { readByForm } from '~/kit/forms/read-by-form'
import { EMPLOYMENT_TYPES, newEmployeeForm, payForm, STANDS_FOR_NO_NAME } from '../employees/forms'
import { dayOf, joined, languageOf, placeOf, streetOf, unlessZero } from './words'

const NAME_WITH_COMMA = /^([^,]+),\s*([^,]+)$/
const ONE_NAME = /^[^\s,]+$/

export const TYPE_OTHERWISE = 'employment_type_otherwise'

const TYPES: Record<(typeof EMPLOYMENT_TYPES)[number], string> = {
  full_time: 'vollzeit vollzeitkraft festangestellt fulltime',
  part_time: 'teilzeit teilzeitkraft parttime',
  minijob:
    'minijob minijobber geringfugig geringfugigbeschaftigt geringfugigbeschaftigte geringfugigbeschaftigter aushilfe',
  midijob: 'midijob ubergangsbereich gleitzone',
  working_student: 'werkstudent werkstudentin workingstudent',
  apprentice: 'auszubildender auszubildende azubi ausbildung apprentice',
}

/** @param today the German date */
export function readEmployee(today: string): ReadRow<ImportedEmployee> {
  const form = newEmployeeForm(today)
  return (cells) => {
    const employee = readByForm(
      form,
      formOf(cells),
      ({ [ANYWAY_FIELD]: _, [FORM_KEY_FIELD]: __, ...values }): ImportedPerson => values,
    )
    const pay = readPay(cells)
    if ('values' in employee && 'values' in pay)
      return { values: { employee: employee.values, pay: pay.values } }
    return {
      faults: {
        ...('faults' in employee ? aboutTheName(cells, employee.faults) : {}),
        ...('faults' in pay ? pay.faults : {}),
      },
    }
  }
}

function formOf(cells: Record<string, string>) {
  return {
    ...cells,
    ...namesOf(cells),
    street: streetOf(cells),
    ...placeOf(cells),
    entry_on: dayOf(cells.entry_on),
    exit_on: dayOf(cells.exit_on),
    birth_date: dayOf(cells.birth_date),
    language: languageOf(cells.language),
    employment_type: typeOf(cells),
    // Programs write 0 if nothing is agreed.
    weekly_hours: unlessZero(cells.weekly_hours),
  }
}

/** `Weiß, Jörg` is split at the comma. Without a comma the order is unknown, and a single name is the last name. */
function namesOf({ first_name = '', last_name = '', name_prefix = '', name = '' }: Record<string, string>) {
  const [, last = '', first = ''] = NAME_WITH_COMMA.exec(name) ?? (ONE_NAME.test(name) ? [name, name] : [])
  const [given, family] = [first_name || first, joined(name_prefix, last_name || last)].map((part = '') =>
    STANDS_FOR_NO_NAME.test(part) ? '' : part,
  )
  return family ? { first_name: given, last_name: family } : { first_name: '', last_name: given }
}

function aboutTheName(
  { first_name, last_name, name }: Record<string, string>,
  faults: Record<string, string>,
) {
  if (first_name || last_name || !name || NAME_WITH_COMMA.test(name) || ONE_NAME.test(name)) return faults
  const { first_name: _, last_name: __, ...others } = faults
  return { name: 'import_name_undivided' satisfies FaultKey, ...others }
}

function typeOf({ employment_type: text = '', [TYPE_OTHERWISE]: otherwise }: Record<string, string>) {
  const word = plainWord(text)
  if (word === '') return otherwise
  const own = (type: (typeof EMPLOYMENT_TYPES)[number]) => [
    ...TYPES[type].split(' '),
    ...[common.de, common.en].map(({ employmentTypes }) => plainWord(employmentTypes[type])),
  ]
  return EMPLOYMENT_TYPES.find((type) => own(type).includes(word)) ?? text
}

/** Valid from the month of entry, unless the file has a month. */
function readPay(cells: Record<string, string>): ReturnType<ReadRow<DatedPay | null>> {
  const [hourly_wage, salary] = [unlessZero(cells.hourly_wage), unlessZero(cells.salary)]
  if (hourly_wage === '' && salary === '') return { values: null }
  if (hourly_wage !== '' && salary !== '')
    return { faults: { salary: 'import_pay_twice' satisfies FaultKey } }
  const [kind, cents, field] =
    salary === ''
      ? (['hourly', hourly_wage, 'hourly_wage'] as const)
      : (['monthly', salary, 'salary'] as const)
  const from = dayOf(cells.pay_from) || dayOf(cells.entry_on)
  const read = readByForm(payForm, { kind, cents, from: parseDate(from)?.slice(0, 7) ?? from }, (pay) => pay)
  if ('values' in read) return read
  const names: Record<string, string> = { cents: field, from: 'pay_from' }
  return {
    faults: Object.fromEntries(
      Object.entries(read.faults).map(([name, fault]) => [names[name] ?? name, fault]),
    ),
  }
}

function plainWord(text: string): string {
  return unaccented(text).replace(/[^a-z]/g, '')
}
