import { addUp, isLessDiscount, type OpenClaim, type Paid } from '~/domain/invoices/payments/adding-up'
import { isDate } from '~/domain/values/calendar'
import { formatToCopy } from '~/i18n/format'
import type { Language } from '~db/schema'
import { parseCents } from './decimal'
import type { FormRefusal } from './faults'
import { claimField } from './receipt-forms'

type Values = FormRefusal['values']

/** Button that adds up what is ticked, or takes a sum over as the amount; its value says which. */
export const SUM_BUTTON = 'rechnen'
export const SUMS = { show: 'summe', whole: 'voll', lessDiscount: 'skonto' } as const

/** Id of the sums. */
export const SUMS_PLACE = 'summen'

/** The claims that a form pays, `own` always, in the order in which they are paid. */
export function meantIn(claims: readonly OpenClaim[], values: Values, own?: string): OpenClaim[] {
  return claims.filter(({ id }) => id === own || values[claimField(id)] !== undefined)
}

export function paidIn(values: Values, today: string): Paid {
  const day = values.paid_on ?? ''
  return {
    amountCents: parseCents(values.amount ?? '') ?? 0,
    paidOn: isDate(day) ? day : today,
    withDiscount: values.skonto === 'ja',
    isDebit: values.method === 'direct_debit',
  }
}

interface Pressed {
  claims: readonly OpenClaim[]
  today: string
  language: Language
}

/** The form after one of its sum buttons was pressed; undefined if none was. */
export function withSums(values: Values, { claims, today, language }: Pressed): Values | undefined {
  const { [SUM_BUTTON]: pressed, ...others } = values
  if (pressed === undefined) return undefined
  const paid = paidIn(values, today)
  const { openCents, discountCents } = addUp(claims, paid.paidOn)
  const amount = (cents: number) => (cents > 0 ? formatToCopy(cents, language) : '')
  if (pressed === SUMS.whole) return { ...others, amount: amount(openCents), skonto: 'nein' }
  if (pressed === SUMS.lessDiscount)
    return { ...others, amount: amount(openCents - discountCents), skonto: discountCents > 0 ? 'ja' : 'nein' }
  return isLessDiscount(claims, paid) ? { ...others, skonto: 'ja' } : others
}
