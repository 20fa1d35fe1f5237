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
import { importFields } from './columns'
import { dayOf, joined, languageOf, placeOf, streetOf, unlessZero } from './words'

/** Headings of Lexware, DATEV, Personio and English programs, and common handwritten ones. */
export const EMPLOYEE_COLUMNS = [
  ...importFields({
    number:
      'personalnr personalnummer persnr mitarbeiternr mitarbeiternummer nr nummer pnr employeenumber employeeno employeeid personnelnumber',
    first_name: 'vorname rufname firstname givenname',
    name_prefix: 'namensvorsatz vorsatzwort',
    last_name: 'nachname familienname lastname surname familyname',
    name: 'name nachnamevorname namevorname mitarbeiter mitarbeitername employee employeename fullname',
    street:
      'strasse str strassehausnr strassehausnummer strasseundhausnummer strassenr anschrift adresse street address address1 addressline1',
    house_number: 'hausnr hausnummer housenumber houseno',
    address_extra: 'zusatz adresszusatz anschriftenzusatz adresszusatz1 address2 addressline2',
    postal_code: 'plz postleitzahl zip zipcode postcode postalcode',
    city: 'ort stadt wohnort city town',
    postal_city: 'plzort plzundort plzstadt ortplz plzwohnort postcodecity zipcity',
    country: 'land landadresse lkz landerkennzeichen country countrycode',
    email: 'email mail emailadresse emailprivat emailaddress',
    phone: 'telefon tel telefonnummer telefonprivat handy mobil phone phonenumber mobile',
    language: 'sprache language',
    employment_type:
      'beschaftigungsart beschaftigungsverhaltnis beschaftigung vertragsart anstellungsart employmenttype typeofemployment',
    entry_on: 'eintritt eintrittsdatum eintrittam beginn arbeitsbeginn entry entrydate startdate hiredate',
    exit_on: 'austritt austrittsdatum austrittam ende arbeitsende exit exitdate enddate',
    weekly_hours:
      'wochenstunden stundenprowoche wochenarbeitszeit stundeninderwoche arbeitszeitprowoche weeklyhours hoursperweek',
    id: 'kennung mitarbeiterid id uuid',
  }),
  ...importFields(
    {
      birth_date: 'geburtsdatum geburtstag gebdatum geboren geborenam birthdate dateofbirth birthday',
      social_insurance_number:
        'sozialversicherungsnummer svnummer svnr rentenversicherungsnummer rvnummer versicherungsnummer socialinsurancenumber socialsecuritynumber',
      tax_id:
        'steuerid steueridnr steueridentifikationsnummer identifikationsnummer idnr steuerlicheidentifikationsnummer taxid',
      tax_class: 'steuerklasse stkl lohnsteuerklasse taxclass',
      health_fund: 'krankenkasse krankenversicherung kvkasse healthfund healthinsurance',
      iban: 'iban ibannr bankverbindung bankverbindungiban',
      hourly_wage: 'stundenlohn stundensatz lohn hourlywage hourlyrate',
      salary: 'gehalt monatsgehalt bruttogehalt festgehalt grundgehalt salary monthlysalary',
      pay_from: 'gultigab lohngultigab gehaltgultigab lohnab gehaltab vergutungab payfrom validfrom',
    },
    true,
  ),
]

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
  return (said) => {
    const employee = readByForm(
      form,
      formOf(said),
      ({ [ANYWAY_FIELD]: _, [FORM_KEY_FIELD]: __, ...values }): ImportedPerson => values,
    )
    const pay = readPay(said)
    if ('values' in employee && 'values' in pay)
      return { values: { employee: employee.values, pay: pay.values } }
    return {
      faults: {
        ...('faults' in employee ? aboutTheName(said, employee.faults) : {}),
        ...('faults' in pay ? pay.faults : {}),
      },
    }
  }
}

function formOf(said: Record<string, string>) {
  return {
    ...said,
    ...namesOf(said),
    street: streetOf(said),
    ...placeOf(said),
    entry_on: dayOf(said.entry_on),
    exit_on: dayOf(said.exit_on),
    birth_date: dayOf(said.birth_date),
    language: languageOf(said.language),
    employment_type: typeOf(said),
    // Programs write 0 if nothing is agreed.
    weekly_hours: unlessZero(said.weekly_hours),
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
function readPay(said: Record<string, string>): ReturnType<ReadRow<DatedPay | null>> {
  const [hourly_wage, salary] = [unlessZero(said.hourly_wage), unlessZero(said.salary)]
  if (hourly_wage === '' && salary === '') return { values: null }
  if (hourly_wage !== '' && salary !== '')
    return { faults: { salary: 'import_pay_twice' satisfies FaultKey } }
  const [kind, cents, field] =
    salary === ''
      ? (['hourly', hourly_wage, 'hourly_wage'] as const)
      : (['monthly', salary, 'salary'] as const)
  const from = dayOf(said.pay_from) || dayOf(said.entry_on)
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
