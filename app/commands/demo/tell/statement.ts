import type { KeyedStatement } from '~/domain/bank/statement'
import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'

export interface Movement {
  cents: Cents
  name: string
  purpose: string
  label: string
  mandateReference?: string | undefined
}

/** A day's statement as a bank's file says it. */
export function statementOf(
  iban: string,
  on: DateText,
  { openingCents, movements }: { openingCents: Cents; movements: readonly Movement[] },
): KeyedStatement {
  return {
    format: 'camt.053.001.08',
    family: 'camt.053',
    part: 0,
    account: { iban, bankCode: null, number: null, currency: 'EUR' },
    sequence: null,
    fromOn: on,
    toOn: on,
    opening: { cents: openingCents, on },
    closing: { cents: openingCents + sum(movements.map(({ cents }) => cents)), on },
    ignored: [],
    entries: movements.map((movement, index) => ({
      content: `demo ${on} ${index}`,
      bookedOn: on,
      valueOn: on,
      cents: movement.cents,
      reference: null,
      isReversal: false,
      code: null,
      isoCode: null,
      label: movement.label,
      batch: null,
      details: [asDetail(movement)],
    })),
  }
}

function asDetail(movement: Movement): KeyedStatement['entries'][number]['details'][number] {
  const { cents, name, purpose, mandateReference = null } = movement
  return {
    cents,
    party: { name, iban: null, bic: null },
    ultimateName: '',
    purpose,
    creditorReference: null,
    endToEndId: null,
    mandateReference,
    creditorId: null,
    returned: null,
    originalCents: null,
    chargesCents: null,
  }
}
