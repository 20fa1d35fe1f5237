import * as z from 'zod'
import type { Way } from '~/domain/dunning/assess'
import { line } from '~/kit/forms/fields'

export const ACCOUNT_FIELD = 'kontoauszug'
/** The button that sends all of them; its value is how many the page says there are. */
export const ALL_FIELD = 'alle'

/** In bytes: a thousand ticks and more. */
export const TICKS_BYTES = 256 * 1024

const OF_CUSTOMER = /^(kunde|weg)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const SEEN = /^[1-3]-\d{1,12}-[1-3]{1,4000}$/

/** Ways as fields name them. */
export const WAYS = { mail: 'mail', letter: 'brief' } as const satisfies Record<Way, string>

/** The box of a customer, whose value is what the page showed. */
export function customerField(customerId: string): string {
  return `kunde_${customerId}`
}

export function wayField(customerId: string): string {
  return `weg_${customerId}`
}

const REASON_LENGTH = 200

export const stopForm = z.object({ reason: line(REASON_LENGTH, 'dunning_reason_missing') })

export const sendForm = z
  .looseObject({ [ACCOUNT_FIELD]: z.string().optional(), [ALL_FIELD]: z.string().optional() })
  .transform(({ [ACCOUNT_FIELD]: account, [ALL_FIELD]: all, ...rest }) => ({
    isAccountEnclosed: account !== undefined,
    seenCount: all === undefined ? undefined : Number(all),
    notices: fieldsIn(rest, 'kunde').flatMap(([customerId, seen]) =>
      SEEN.test(seen) ? [{ customerId, seen, way: wayOf(rest[wayField(customerId)]) }] : [],
    ),
    ways: new Map(fieldsIn(rest, 'weg').map(([customerId, way]) => [customerId, wayOf(way)])),
  }))

function fieldsIn(entered: Record<string, unknown>, field: 'kunde' | 'weg'): [id: string, value: string][] {
  return Object.entries(entered).flatMap(([name, value]): [string, string][] => {
    const [, kind, customerId] = OF_CUSTOMER.exec(name.toLowerCase()) ?? []
    return kind === field && customerId !== undefined ? [[customerId, String(value)]] : []
  })
}

function wayOf(value: unknown): Way {
  return value === WAYS.letter ? 'letter' : 'mail'
}
