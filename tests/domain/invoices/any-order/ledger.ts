import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '~db/schema'
import type { Billed } from './acts'
import type { Bill } from './bills'

// A second calculation: whole numbers and fractions of BigInt over what lies in the database, with nothing of the
// product's arithmetic in it.

interface Group {
  category: string
  rate: string
  netCents: number
  taxCents: number
}

/** The part of a frozen document that is added up here. */
interface Paper {
  kind: 'invoice' | 'cancellation' | 'credit_note'
  taxes: Group[]
  grossCents: number
  roundingCents?: number
  prepaidCents?: number
  adjustments?: {
    taxCategory: string
    taxRate: string
    cents: number
    waived?: { method: string; taxCents: number }
  }[]
}

interface Waiver {
  method: string
  amountCents: number
  taxes: Group[]
}

export interface Ledger {
  paper: Paper
  /** What took it back, in whole or in part. */
  backs: Paper[]
  waivers: Waiver[]
  paidCents: number
}

export async function readLedger(db: Kysely<Database>, { scope, invoiceId }: Billed): Promise<Ledger> {
  const { tenantId } = scope
  const papers = await sql<{ view_json: string; kind: string }>`
    select view_json, kind from invoices where tenant_id = ${tenantId} and view_json is not null
    and (id = ${invoiceId} or refers_to_id = ${invoiceId}) order by issued_at, number`.execute(db)
  const views = papers.rows.map(({ view_json }) => JSON.parse(view_json) as Paper)
  const payments = await sql<{ method: string; cents: number; receipt: string | null; tax: string | null }>`
    select method, amount_cents cents, receipt_id receipt, tax_json tax from payments
    where tenant_id = ${tenantId} and invoice_id = ${invoiceId}`.execute(db)
  const [paper] = views.filter(({ kind }) => kind === 'invoice')
  if (!paper) throw new Error('No such invoice')
  const { rows } = payments
  return {
    paper,
    backs: views.filter(({ kind }) => kind !== 'invoice'),
    waivers: rows
      .filter(({ receipt }) => receipt === null)
      .map(({ method, cents, tax }) => ({
        method,
        amountCents: cents,
        taxes: JSON.parse(tax ?? '[]') as Group[],
      })),
    paidCents: add(rows.filter(({ receipt }) => receipt !== null).map(({ cents }) => cents)),
  }
}

/** All money of a customer: what came in is what invoices got and what is its credit. */
export async function expectMoneyKept(db: Kysely<Database>, { scope, customerId }: Billed): Promise<void> {
  const one = async (query: ReturnType<typeof sql<{ cents: number | null }>>) =>
    (await query.execute(db)).rows[0]?.cents ?? 0
  const received = await one(sql`select sum(amount_cents) cents from receipts
    where tenant_id = ${scope.tenantId} and customer_id = ${customerId}`)
  const booked = await one(sql`select sum(p.amount_cents) cents from payments p
    join receipts r on r.tenant_id = p.tenant_id and r.id = p.receipt_id
    where r.tenant_id = ${scope.tenantId} and r.customer_id = ${customerId}`)
  const credit = await one(sql`select credit_cents cents from customer_credits
    where tenant_id = ${scope.tenantId} and customer_id = ${customerId}`)
  expect(booked + credit).toBe(received)
  expect(credit).toBeGreaterThanOrEqual(0)
}

/** The sums by month are those of all that was issued. */
export async function expectMonthsKept(db: Kysely<Database>, { scope }: Billed): Promise<void> {
  const kept =
    await sql`select month, net_cents from revenue_months where tenant_id = ${scope.tenantId}`.execute(db)
  const issued = await sql`select substr(issued_on, 1, 7) as month, sum(net_cents) as net_cents from invoices
    where tenant_id = ${scope.tenantId} and status = 'issued' group by 1 order by 1`.execute(db)
  expect(kept.rows).toEqual(issued.rows)
}

/** The typed bill comes to what was frozen. */
export function expectBilled({ lines, adjustments }: Bill, { paper }: Ledger): void {
  for (const { rate, netCents, taxCents } of paper.taxes)
    expect(BigInt(taxCents)).toBe(rounded(BigInt(netCents) * ten4(rate), 1_000_000n))
  const typed = lines.map((line) => {
    const bare = rounded(ten4(line.quantity) * ten4(line.unitPrice), 1_000_000n)
    return (line.adjustments ?? []).reduce((whole, one) => whole + effect(one, bare), bare)
  })
  const all = typed.reduce((whole, cents) => whole + cents, 0n)
  const after = adjustments.reduce((whole, one) => whole + effect(one, all), all)
  const net = BigInt(add(paper.taxes.map(({ netCents }) => netCents)))
  const isGross = lines.some((line) => line.isGross)
  expect(isGross ? BigInt(paper.grossCents + (paper.roundingCents ?? 0)) : net).toBe(after)
}

/** What is left of each rate: never less than nothing, its tax that of its net amount, and the sum what is owed. */
export function expectTaxesKept({ paper, backs, waivers, paidCents }: Ledger): void {
  const isCancelled = backs.some(({ kind }) => kind === 'cancellation')
  const left = paper.taxes.map((group) => leftOf(group, backs, waivers))
  const documents = BigInt(1 + backs.length + waivers.length)
  expect(paidCents).toBeGreaterThanOrEqual(0)
  left.forEach(({ category, rate, netCents, taxCents }, index) => {
    const of = `${category} ${rate}`
    const was = paper.taxes[index]
    if (isCancelled) expect([netCents, taxCents], of).toEqual([0, 0])
    for (const [cents, wasCents = 0] of [
      [netCents, was?.netCents],
      [taxCents, was?.taxCents],
    ] as const)
      expect(isBetween(cents, wasCents), `${of}: ${cents} of ${wasCents}`).toBe(true)
    // Each document has rounded its own tax, each half a cent and a little.
    const off = BigInt(netCents) * ten4(rate) - BigInt(taxCents) * 1_000_000n
    expect(abs(off) <= 650_000n * documents, `${of}: ${taxCents} on ${netCents}`).toBe(true)
  })
  const waivedCents = add(waivers.map(({ amountCents }) => amountCents))
  const roundings = [paper, ...backs].map(({ roundingCents = 0 }) => roundingCents)
  const waivedRounding =
    waivedCents -
    add(waivers.flatMap(({ taxes }) => taxes.map(({ netCents, taxCents }) => netCents + taxCents)))
  const owed = isCancelled ? 0 : (paper.prepaidCents ?? 0)
  const asked = add(left.map(({ netCents, taxCents }) => netCents + taxCents)) - owed
  expect(Math.abs(waivedRounding)).toBeLessThanOrEqual(Math.abs(paper.roundingCents ?? 0))
  expect(asked + add(roundings) - waivedRounding).toBeGreaterThanOrEqual(paidCents)
  if (isCancelled) expect([paidCents, waivedCents]).toEqual([0, 0])
  for (const method of ['cash_discount', 'write_off']) expectKept(method, { backs, waivers, paper })
}

/** What is still to be paid by this reckoning. */
export function openCents({ paper, backs, waivers, paidCents }: Ledger): number {
  const totals = [paper, ...backs].map(({ grossCents, roundingCents = 0 }) => grossCents + roundingCents)
  const prepaid = backs.some(({ kind }) => kind === 'cancellation') ? 0 : (paper.prepaidCents ?? 0)
  return add(totals) - prepaid - add(waivers.map(({ amountCents }) => amountCents)) - paidCents
}

/** Credit notes keep back no more than was waived, of any rate. */
function expectKept(method: string, { backs, waivers, paper }: Pick<Ledger, 'backs' | 'waivers' | 'paper'>) {
  const waived = waivers.filter((one) => one.method === method)
  for (const group of paper.taxes) {
    const kept = backs
      .flatMap(({ adjustments = [] }) => adjustments)
      .filter((one) => one.waived?.method === method)
      .filter(({ taxCategory, taxRate }) => taxCategory === group.category && taxRate === group.rate)
    const of = waived.flatMap(({ taxes }) => taxes).filter((one) => isSame(one, group))
    const net = add(of.map(({ netCents }) => netCents)) + add(kept.map(({ cents }) => cents))
    const tax =
      add(of.map(({ taxCents }) => taxCents)) + add(kept.map(({ waived: one }) => one?.taxCents ?? 0))
    const whole = [net, tax, add(of.map(({ netCents }) => netCents)), add(of.map(({ taxCents }) => taxCents))]
    expect(
      isBetween(net, whole[2] ?? 0) && isBetween(tax, whole[3] ?? 0),
      `${method} ${group.rate}: ${whole.join()}`,
    ).toBe(true)
  }
}

function leftOf(group: Group, backs: readonly Paper[], waivers: readonly Waiver[]): Group {
  const given = backs.flatMap(({ taxes }) => taxes).filter((one) => isSame(one, group))
  const waived = waivers.flatMap(({ taxes }) => taxes).filter((one) => isSame(one, group))
  return {
    ...group,
    netCents: group.netCents + add(given.map((one) => one.netCents)) - add(waived.map((one) => one.netCents)),
    taxCents: group.taxCents + add(given.map((one) => one.taxCents)) - add(waived.map((one) => one.taxCents)),
  }
}

function isSame(one: Group, other: Group): boolean {
  return one.category === other.category && one.rate === other.rate
}

/** From nothing to what it was, whichever sign that had. */
function isBetween(cents: number, whole: number): boolean {
  return whole < 0 ? cents <= 0 && cents >= whole : cents >= 0 && cents <= whole
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((whole, cents) => whole + cents, 0)
}

type Typed = Bill['adjustments'][number]

function effect(one: Typed, base: bigint): bigint {
  const cents =
    'percent' in one
      ? rounded(base * ten4(one.percent), 1_000_000n)
      : (base < 0n ? -1n : 1n) * rounded(ten4(one.amount), 100n)
  return one.kind === 'charge' ? cents : -cents
}

/** `"2.5"` as 25000. */
function ten4(text: string): bigint {
  const [, minus, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return BigInt(`${minus}${whole}${part.padEnd(4, '0')}`)
}

/** Half away from zero. */
function rounded(above: bigint, below: bigint): bigint {
  const sign = above < 0n ? -1n : 1n
  return (sign * (2n * abs(above) + below)) / (2n * below)
}

function abs(number: bigint): bigint {
  return number < 0n ? -number : number
}
