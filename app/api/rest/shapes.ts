import * as z from 'zod'
import { id } from '~/domain/inbox/fields'

// What a field looks like in JSON. What it may say is checked by the schema of the office's form that follows it, so that
// both give the same answer.

interface About {
  description: string
  example?: string | number
}

export function text(about: About) {
  return z.string({ error: 'must be text' }).meta({ ...about })
}

export function oneOf<const Words extends readonly string[]>(words: Words, about: About) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` }).meta({ ...about })
}

/** A calendar day, YYYY-MM-DD. */
export function day(about: About) {
  return z.iso.date({ error: 'must be a date that exists, YYYY-MM-DD' }).meta({ ...about })
}

export function wholeNumber(about: About) {
  return z.int({ error: 'must be a whole number' }).meta({ ...about })
}

/** With a point: "2.5". As text, so that no program on the way rounds it. */
export function decimal(about: About) {
  return z
    .string({ error: 'must be a decimal number as text, with a point' })
    .regex(/^-?\d+(\.\d+)?$/, { error: 'must be a decimal number as text, with a point' })
    .meta({ ...about })
}

/** Of a record; any case, read as lower case. */
export function reference(about: Partial<About> = {}) {
  return id.meta({ ...about })
}

type Given = string | number | null | undefined

/** As the fields of a form: nothing is empty, and the comma marks decimals, since forms read "1.500" as thousands. */
export function asEntered(given: Record<string, Given>, decimals: readonly string[] = []) {
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => {
      const entered = value === null || value === undefined ? '' : String(value)
      return [field, decimals.includes(field) ? entered.replace('.', ',') : entered]
    }),
  )
}
