import { findAccountByIban } from '~/domain/bank/accounts.server'
import { assignOther } from '~/domain/bank/assign.server'
import type { OtherKind } from '~/domain/bank/assignment'
import { keepFile } from '~/domain/bank/keep.server'
import { readBankList } from '~/domain/bank/list.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { readStandingList } from '~/domain/invoices/payments/standings.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { listActiveMandates } from '~/domain/mandates/mandates.server'
import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import { FIRST_STATEMENT, type Firm, idOf, NEWEST_STATEMENT, onDay } from '../firm'
import { type Movement, statementOf } from './statement'

const CREDIT = 'Überweisungsgutschrift'
const TRANSFER = 'Überweisung'

/** What leaves the account in each month, and what the office says of it when it comes for the first time. */
const MONTHLY: readonly (Movement & { day: number; kind: OtherKind })[] = [
  { day: 1, kind: 'fee', cents: -1_490, name: '', purpose: 'Kontoführung', label: 'Entgelt' },
  {
    ...{ day: 10, kind: 'tax', cents: -186_420, name: 'Finanzamt Kiel' },
    ...{ purpose: 'Lohnsteuer und Umsatzsteuer', label: 'Lastschrift' },
  },
  {
    ...{ day: 15, kind: 'supplier', cents: -38_675, name: 'Hansa Reinigungstechnik GmbH' },
    ...{ purpose: 'Leasing Scheuersaugmaschine', label: TRANSFER },
  },
  { day: 28, kind: 'wages', cents: -742_318, name: 'Löhne', purpose: 'Lohn', label: 'Sammelüberweisung' },
]

/** Also on the newest statement, and not assigned yet. */
const UNKNOWN: readonly Movement[] = [
  { cents: -1_490, name: '', purpose: 'Kontoführung', label: 'Entgelt' },
  { cents: -21_840, name: 'Reinigungsbedarf Nord GmbH', purpose: 'Rechnung 88120', label: TRANSFER },
  { cents: 25_000, name: 'P. Lorenzen', purpose: 'Fensterreinigung', label: CREDIT },
]

/** Three months of the firm's account: what the office has assigned, and the newest statement, which it finds in the morning. */
export function tellBank(firm: Firm): void {
  const { timeline, story, account } = firm
  const { iban } = story.tenant
  if (!iban) return
  const monthly = MONTHLY.flatMap((movement) =>
    [-2, -1, 0].map((month) => ({
      ...movement,
      on: timeline.workingDay(timeline.date(`month ${month}, day ${movement.day}`)),
    })),
  )
  const isTold = (on: DateText) =>
    on >= timeline.date(FIRST_STATEMENT) && on < timeline.date(NEWEST_STATEMENT)
  const days = new Set([...account.incoming.keys(), ...monthly.map(({ on }) => on)])
  for (const day of [...days].filter(isTold).toSorted()) {
    const spent = monthly.filter(({ on }) => on === day)
    onStatementDay(firm, day, async (scope) => {
      await bring(firm, scope, { iban, movements: [...(await incomingOf(firm, scope)), ...spent] })
      await sayWhatItIs(firm, scope, spent)
    })
  }
  const newest = timeline.workingDay(timeline.date(NEWEST_STATEMENT))
  onStatementDay(firm, newest, async (scope) =>
    bring(firm, scope, { iban, movements: [...(await newestPayments(firm, scope)), ...UNKNOWN] }),
  )
}

function onStatementDay(firm: Firm, day: DateText, act: (scope: OfficeScope) => Promise<unknown>): void {
  const { house, tenantId, story } = firm
  onDay(firm, day, async (moment) => {
    const scope: OfficeScope = { ...moment, tenantId, userId: 'demo', role: 'owner' }
    if (await findAccountByIban(house.reader, scope, story.tenant.iban ?? '')) await act(scope)
  })
}

/** Uploads the day's statement, and has what can be assigned assigned. */
async function bring(
  { house, account }: Firm,
  scope: OfficeScope,
  { iban, movements }: { iban: string; movements: readonly Movement[] },
): Promise<void> {
  const statement = statementOf(iban, scope.today, { openingCents: account.balanceCents, movements })
  account.balanceCents += sum(movements.map(({ cents }) => cents))
  await keepFile(house, scope, { bytes: Buffer.from(JSON.stringify(statement)), statements: [statement] })
  await matchItems(house, scope)
}

async function incomingOf({ house, account }: Firm, scope: OfficeScope): Promise<Movement[]> {
  const money = account.incoming.get(scope.today) ?? []
  const ids = money.map(({ invoiceId }) => invoiceId)
  const invoices = ids.length === 0 ? [] : await readInvoiceRows(house.reader, scope, ids)
  const movements = invoices.map(async (invoice) => {
    const payment = paymentOf(invoice, invoice.openCents, `Rechnung ${invoice.number}`)
    if (!money.some(({ invoiceId, isDebit }) => isDebit && invoiceId === invoice.id)) return payment
    const [mandate] = await listActiveMandates(house.reader, scope, invoice.customerId)
    return { ...payment, label: 'Lastschrifteinzug', mandateReference: mandate?.reference }
  })
  return Promise.all(movements)
}

async function sayWhatItIs(
  { house }: Firm,
  scope: OfficeScope,
  spent: readonly (Movement & { kind: OtherKind })[],
): Promise<void> {
  const open = { search: '', state: 'open', place: { page: 1 } } as const
  const { items } = await readBankList(house.reader, scope, open)
  for (const { id, openCents, purpose } of items) {
    const movement = spent.find((one) => one.cents === openCents && one.purpose === purpose)
    if (!movement) continue
    const { kind, name } = movement
    await assignOther(house, scope, { itemId: id, seenCents: openCents, kind, isRule: name !== '' })
  }
}

/** What customers pay of their usual invoices: with number and amount, a euro short, and without its number. */
async function newestPayments(firm: Firm, scope: OfficeScope): Promise<Movement[]> {
  const told = firm.story.invoices
    .filter(({ months }) => !months)
    .map(({ name }) => idOf(firm, 'invoice', name))
  const { items } = await readStandingList(firm.house.reader, scope, {
    ...{ search: '', sums: {}, year: undefined, place: { page: 1 } },
    ...{ state: 'open', order: 'due' },
  })
  const settled = firm.story.invoices
    .filter((invoice) => invoice.settled)
    .map(({ name }) => idOf(firm, 'invoice', name))
  const owed = items.filter(
    ({ id, openCents, grossCents }) => openCents === grossCents && !settled.includes(id),
  )
  const usual = owed.findLast(({ id }) => !told.includes(id))
  const [short, unnumbered] = owed.filter((one) => one !== usual).slice(-2)
  return [
    ...(usual ? [paymentOf(usual, usual.openCents, `Rechnung ${usual.number}`)] : []),
    ...(short
      ? [paymentOf(short, short.openCents - 100, `RE ${short.number?.replace('-', ' ')} danke`)]
      : []),
    ...(unnumbered ? [paymentOf(unnumbered, unnumbered.openCents, 'Rechnung wie besprochen')] : []),
  ]
}

function paymentOf({ customerName }: { customerName: string }, cents: Cents, purpose: string): Movement {
  return { cents, name: customerName, purpose, label: CREDIT }
}
