import * as z from 'zod'
import {
  isLikeSocialInsuranceNumber,
  isLikeTaxId,
  parseSocialInsuranceNumber,
  parseTaxId,
} from '~/domain/employees/numbers'
import { READER_LANGUAGES } from '~/i18n/language'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, line, optionalEmail, optionalLine, revision } from '~/kit/forms/fields'
import { country, optionalIban, phone } from '~/kit/forms/firm-fields'
import {
  ANYWAY_FIELD,
  CONFIRMED_FIELD,
  FORM_KEY_FIELD,
  PAY_MONTH_FIELD,
  REPLACES_FIELD,
  REVISION_FIELD,
} from '~/kit/forms/form-fields'
import { formKey, id } from '~/kit/forms/ids'
import {
  germanPostcode,
  hasPostcode,
  hasPostcodeIfNeeded,
  missingPostcode,
  postcode,
} from '~/kit/forms/postcode'
import {
  amount,
  date,
  month,
  ofNumber,
  optional,
  optionalDate,
  optionalDecimal,
  optionalEnd,
  optionalMonth,
} from '~/kit/forms/value-fields'
import type { ReaderLanguage } from '~db/schema'

const HOURS_IN_A_WEEK = 60
export const EMPLOYMENT_TYPES = [
  'full_time',
  'part_time',
  'minijob',
  'midijob',
  'working_student',
  'apprentice',
] as const
const LANGUAGES = Object.keys(READER_LANGUAGES) as ReaderLanguage[]
/** What passports and programs put for a missing first or last name (ICAO 9303-3, 4.6). */
export const STANDS_FOR_NO_NAME = /^(?:[-–—._*]+|x{3,}|fnu|lnu)$/i

const REMOVED = 'ja'

const employee = {
  first_name: inPrint(optionalLine(60)).transform((text) =>
    text === null || STANDS_FOR_NO_NAME.test(text) ? '' : text,
  ),
  last_name: inPrint(line(60, 'last_name_missing')).refine((text) => !STANDS_FOR_NO_NAME.test(text), {
    error: 'last_name_missing' satisfies FaultKey,
  }),
  street: inPrint(line(100, 'street_missing')),
  address_extra: inPrint(optionalLine(100)),
  postal_code: postcode(),
  city: inPrint(line(60, 'city_missing')),
  country: country(),
  email: optionalEmail(),
  phone: phone(),
  language: z.enum(LANGUAGES, { error: 'language_missing' satisfies FaultKey }),
  employment_type: z.enum(EMPLOYMENT_TYPES, { error: 'employment_type_missing' satisfies FaultKey }),
  entry_on: date('entry_missing'),
  exit_on: optionalEnd(),
  weekly_hours: optionalDecimal(HOURS_IN_A_WEEK, 2, 'weekly_hours_wrong').refine(
    (hours) => Number(hours ?? 1) > 0,
    {
      error: 'weekly_hours_wrong' satisfies FaultKey,
    },
  ),
}

const confidential = {
  birth_date: optionalDate('birth_date_wrong'),
  social_insurance_number: optional(
    ofNumber('social_insurance_number_wrong', isLikeSocialInsuranceNumber),
    parseSocialInsuranceNumber,
  ),
  tax_id: optional(ofNumber('tax_id_wrong', isLikeTaxId), parseTaxId),
  iban: optionalIban('iban_invalid'),
  tax_class: optional('tax_class_wrong', parseTaxClass),
  health_fund: inPrint(optionalLine(60)),
}

const exitAfterEntry = { path: ['exit_on'], error: 'exit_before_entry' satisfies FaultKey }

function leavesLater({ entry_on, exit_on }: { entry_on: string; exit_on: string | null }): boolean {
  return exit_on === null || exit_on >= entry_on
}

/** Rejects an entry before the birth date; `today` is the German date. */
function isBorn(today: string) {
  return ({ birth_date, entry_on = today }: { birth_date: string | null; entry_on?: string }) =>
    birth_date === null || (birth_date >= '1900-01-01' && birth_date < today && birth_date < entry_on)
}

const birthDate = { path: ['birth_date'], error: 'birth_date_wrong' satisfies FaultKey }

export function newEmployeeForm(today: string) {
  return z
    .object({
      ...employee,
      ...confidential,
      number: optionalLine(20),
      id: optional('id_malformed', (text) => id().safeParse(text).data),
      [ANYWAY_FIELD]: z.string().optional(),
      [FORM_KEY_FIELD]: formKey(),
    })
    .refine(hasPostcodeIfNeeded, missingPostcode)
    .refine(hasPostcode, germanPostcode)
    .refine(leavesLater, exitAfterEntry)
    .refine(isBorn(today), birthDate)
}

export const employeeForm = z
  .object({
    ...employee,
    weekly_hours_from: optionalMonth(),
    number: line(20, 'employee_number_missing'),
    [REVISION_FIELD]: revision(),
  })
  .refine(hasPostcodeIfNeeded, missingPostcode)
  .refine(hasPostcode, germanPostcode)
  .refine(leavesLater, exitAfterEntry)

/** Account and numbers change only if entered or ticked for deletion. */
export function confidentialForm(today: string) {
  const removal = z.string().optional()
  return z
    .object({
      ...confidential,
      [REVISION_FIELD]: revision(),
      [ANYWAY_FIELD]: z.string().optional(),
      social_insurance_number_loeschen: removal,
      tax_id_loeschen: removal,
      iban_loeschen: removal,
    })
    .refine(isBorn(today), birthDate)
    .transform(({ birth_date, tax_class, health_fund, revision, ...values }) => {
      const changed = (field: 'social_insurance_number' | 'tax_id' | 'iban') => {
        if (values[field] !== null) return { [field]: values[field] }
        return values[`${field}_loeschen`] === REMOVED ? { [field]: null } : {}
      }
      return {
        birth_date,
        tax_class,
        health_fund,
        revision,
        isAnyway: Boolean(values[ANYWAY_FIELD]),
        ...changed('social_insurance_number'),
        ...changed('tax_id'),
        ...changed('iban'),
      }
    })
}

export const payForm = z.object({
  from: month('pay_month_missing'),
  kind: z.enum(['hourly', 'monthly'], { error: 'pay_kind_missing' satisfies FaultKey }),
  cents: amount('pay_amount_missing').refine((cents) => cents > 0, {
    error: 'pay_amount_zero' satisfies FaultKey,
  }),
  [REPLACES_FIELD]: optionalLine(40),
})

/** Compared with what is stored, whatever it looks like. */
export const addressReleaseForm = z.object({ email: z.string().max(320) })

export const payRemovalForm = z
  .object({ [PAY_MONTH_FIELD]: z.string(), [CONFIRMED_FIELD]: z.string().optional() })
  .transform((typed) => ({ from: typed[PAY_MONTH_FIELD], isConfirmed: Boolean(typed[CONFIRMED_FIELD]) }))

/** Accepts Arabic and, as on the tax card, Roman numerals. */
function parseTaxClass(text: string): string | undefined {
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'].indexOf(text.toUpperCase()) + 1
  return roman > 0 ? String(roman) : /^[1-6]$/.exec(text)?.[0]
}
