import * as z from 'zod'
import { parseDate, parseMonth } from '~/kit/forms/dates'
import { optionalLine } from '~/kit/forms/fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'

/** What the office fills in by hand, by event. */
export const MAPPED = {
  'lohnzettel.versandt': ['mitarbeiter_id', 'monat', 'versandt_am', 'kanal'],
  'mandat.neu': ['kundennummer', 'mandatsreferenz', 'iban', 'kontoinhaber', 'unterschrieben_am', 'art'],
} as const

export type MappedField = (typeof MAPPED)[keyof typeof MAPPED][number]

const LONGEST = 100

export function mappedFields(event: string | null): readonly MappedField[] {
  return MAPPED[event as keyof typeof MAPPED] ?? []
}

const text = optionalLine(LONGEST)

/** As the webhook takes them; what is wrong is said by the same rules as there. */
export const mappingForm = z
  .object({
    mitarbeiter_id: text,
    monat: text.transform((typed) => typed && (parseMonth(typed) ?? typed)),
    versandt_am: text.transform((typed) => typed && (parseDate(typed) ?? typed)),
    kanal: text,
    kundennummer: text,
    mandatsreferenz: text,
    iban: text,
    kontoinhaber: text,
    unterschrieben_am: text.transform((typed) => typed && (parseDate(typed) ?? typed)),
    art: text,
    [FORM_KEY_FIELD]: z.string().max(64).default(''),
  } satisfies Record<MappedField | typeof FORM_KEY_FIELD, z.ZodType>)
  .transform(({ [FORM_KEY_FIELD]: formKey, ...values }) => ({
    formKey,
    data: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  }))

/** What can be taken from the data as it came. */
export function valuesIn(payload: string | null): Partial<Record<string, string>> {
  if (payload === null) return {}
  const data = JSON.parse(payload) as unknown
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'))
}
