import { findAccountByIban } from '~/domain/bank/accounts.server'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import type { KeyedStatement } from '~/domain/bank/statement'
import { readStandingList } from '~/domain/invoices/payments/standings.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { addDays, type DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import { type Firm, idOf, onDay } from '../firm'

const OPENING_CENTS = 1_284_350
/** Yesterday's statement is what the office finds in the morning. */
const DAYS_AGO = 1

interface Movement {
  cents: Cents
  name: string
  iban: string | null
  purpose: string
  label: string
}

/**
 * The newest statement of the firm's account: a payment that is booked by itself, some to be assigned by hand,
 * and what every account has.
 */
export function tellBank(firm: Firm): void {
  const { house, timeline, tenantId, story } = firm
  const { iban } = story.tenant
  if (!iban) return
  onDay(firm, timeline.clock.today, async (moment) => {
    const scope: OfficeScope = { ...moment, tenantId, userId: 'demo', role: 'owner' }
    if (!(await findAccountByIban(house.reader, scope, iban))) return
    const on = timeline.workingDay(addDays(scope.today, -DAYS_AGO - 2))
    const movements = [...(await payments(firm, scope)), ...USUAL]
    const statement = asStatement(iban, on, movements)
    await keepFile(house, scope, { bytes: Buffer.from(JSON.stringify(statement)), statements: [statement] })
    await matchItems(house, scope)
  })
}

/** What customers pay of their usual invoices: with number and amount, a euro short, and without its number. */
async function payments(firm: Firm, scope: OfficeScope): Promise<Movement[]> {
  const told = firm.story.invoices
    .filter(({ months }) => !months)
    .map(({ name }) => idOf(firm, 'invoice', name))
  const { items } = await readStandingList(firm.house.reader, scope, {
    ...{ search: '', sums: {}, year: undefined, place: { page: 1 } },
    ...{ state: 'open', order: 'due' },
  })
  const owed = items.filter(({ openCents, grossCents }) => openCents === grossCents)
  const usual = owed.findLast(({ id }) => !told.includes(id))
  const others = owed.filter((one) => one !== usual).slice(-2)
  const [short, unnumbered] = others
  return [
    ...(usual ? [paymentOf(usual, usual.openCents, `Rechnung ${usual.number}`)] : []),
    ...(short
      ? [paymentOf(short, short.openCents - 100, `RE ${short.number?.replace('-', ' ')} danke`)]
      : []),
    ...(unnumbered ? [paymentOf(unnumbered, unnumbered.openCents, 'Rechnung wie besprochen')] : []),
  ]
}

function paymentOf({ customerName }: { customerName: string }, cents: Cents, purpose: string): Movement {
  return { cents, name: customerName, iban: null, purpose, label: 'Überweisungsgutschrift' }
}

const USUAL: readonly Movement[] = [
  { cents: -1_490, name: '', iban: null, purpose: 'Kontoführung', label: 'Entgelt' },
  {
    cents: -21_840,
    name: 'Reinigungsbedarf Nord GmbH',
    iban: null,
    purpose: 'Rechnung 88120',
    label: 'Überweisung',
  },
  {
    cents: 25_000,
    name: 'P. Lorenzen',
    iban: null,
    purpose: 'Fensterreinigung',
    label: 'Überweisungsgutschrift',
  },
]

function asStatement(iban: string, on: DateText, movements: readonly Movement[]): KeyedStatement {
  return {
    format: 'camt.053.001.08',
    account: { iban, bankCode: null, number: null, currency: 'EUR' },
    sequence: null,
    fromOn: on,
    toOn: on,
    opening: { cents: OPENING_CENTS, on },
    closing: { cents: OPENING_CENTS + sum(movements.map(({ cents }) => cents)), on },
    ignored: [],
    entries: movements.map((movement, index) => ({
      key: `demo ${index}`,
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

function asDetail({
  cents,
  name,
  iban,
  purpose,
}: Movement): KeyedStatement['entries'][number]['details'][number] {
  return {
    cents,
    party: { name, iban, bic: null },
    ultimateName: '',
    purpose,
    creditorReference: null,
    endToEndId: null,
    mandateReference: null,
    creditorId: null,
    returned: null,
    originalCents: null,
    chargesCents: null,
  }
}
