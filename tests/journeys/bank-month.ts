import { randomUUID } from 'node:crypto'
import type { Scope } from '~/domain/kernel/scope'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { camtOf } from '../factories/camt'
import { makeCustomer, makeMandate } from '../factories/customers'
import { PASSWORD } from '../factories/firm'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { figuresOf } from '../support/debit-figures'
import { knownHash } from '../support/known-hash'
import type { TestHouse } from '../support/test-house'
import type { Hand } from './hand'

/** The account on the invoices of `makeTenant`. */
const IBAN = 'DE02120300000000202051'
const DAY_MS = 86_400_000

export type Month = Awaited<ReturnType<typeof makeMonth>>

/** A firm with two debits, a transfer that comes with a typo, and one that is late. */
export async function makeMonth(house: TestHouse) {
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const { tenantId } = await makeTenant(house)
  const on = (days: number): Scope => {
    const at = dayAgo(days)
    return { tenantId, actor: 'user:office', at, today: at.slice(0, 10) }
  }
  const email = `inhaberin-${randomUUID()}@monat.example`
  const { id: userId } = await createUser(house, on(60), {
    ...{ email, name: 'Inga Monat', passwordHash: await knownHash(PASSWORD) },
  })
  await addMembership(house, on(60), { userId, role: 'owner' })
  const customer = (name: string) =>
    makeCustomer(house, on(60), { name, email: `${randomUUID()}@kunde.example` })
  async function debit(name: string) {
    const { id } = await customer(name)
    const { id: mandateId } = await makeMandate(house, on(60), id, { holder: name })
    return makeInvoice(house, on(2), id, { payment: { method: 'direct_debit', mandateId } })
  }
  const [booked, returned] = [await debit('Ohne Sorgen GmbH'), await debit('Leeres Konto KG')]
  const typo = await makeInvoice(house, on(2), (await customer('Vera Vertippt')).id)
  const { id: lateId } = await customer('Spaet und Soehne')
  const late = await makeInvoice(house, on(50), lateId)
  return { email, booked, returned, typo, late, lateId, today: on(0).today }
}

/** Debits, statement, reminder, payment, statement of account. */
export async function bankMonth(hand: Hand, month: Month): Promise<void> {
  await signIn(hand, month.email)
  await collect(hand, month)
  await readStatement(hand, month)
  await assignTheRest(hand, month)
  await remind(hand)
  await receive(hand, month)
  await lookAtAccount(hand, month)
}

async function signIn(hand: Hand, email: string): Promise<void> {
  await hand.open('/anmelden')
  await hand.write('E-Mail-Adresse', email)
  await hand.write('Passwort', PASSWORD)
  await hand.press('Anmelden')
  await hand.arrives(/\/buero/)
}

/** The two debits become a file for the bank. */
async function collect(hand: Hand, { booked, returned }: Month): Promise<void> {
  await hand.open('/buero/bank/lastschriften')
  await hand.press('Datei erstellen')
  await hand.reads('Wird abgebucht')
  const { count, sum, saidSums, endToEndIds } = figuresOf(
    (await hand.download(/herunterladen/)).toString('utf8'),
  )
  const expected = [2, '238.00', ['238.00', '238.00'], [`${booked.number}-1`, `${returned.number}-1`].sort()]
  expectSame([count, sum, saidSums, endToEndIds.sort()], expected)
}

/** Both collected, one of them returned with a fee, a transfer with a typo, and what the bank costs. */
async function readStatement(hand: Hand, { booked, returned, typo, today }: Month): Promise<void> {
  const mistyped = typo.number.replace(/.$/, (digit) => String((Number(digit) + 3) % 10))
  const [first, second] = [`${booked.number}-1`, `${returned.number}-1`]
  const entries = [
    { cents: 11_900, code: '171', endToEndId: first, name: 'Ohne Sorgen GmbH' },
    { cents: 11_900, code: '171', endToEndId: second, name: 'Leeres Konto KG' },
    {
      ...{ cents: -12_200, code: '109', label: 'RETOURE' },
      parts: [{ cents: -11_900, endToEndId: second, name: 'Leeres Konto KG', reason: 'AM04' }],
    },
    { cents: 11_900, text: `Rechnung ${mistyped}`, name: 'Vera Vertippt' },
    { cents: -990, code: '808', text: 'Kontofuehrung', name: 'Bank' },
  ]
  await upload(hand, camtOf(entries, { day: today, iban: IBAN }))
}

/** What is left is the bank's. */
async function assignTheRest(hand: Hand, { booked, returned, typo }: Month): Promise<void> {
  await hand.open('/buero/bank/umsaetze?stand=offen')
  await hand.followLast('Bank')
  await hand.select('Was ist es?', 'Bankgebühr')
  await hand.press('Zuordnen')
  await hand.reads('Der Umsatz ist zugeordnet.')
  await hand.open('/buero/bank')
  await hand.reads('Alle Umsätze sind zugeordnet.')
  await expectState(hand, booked.id, /Bezahlt/)
  await expectState(hand, typo.id, /Bezahlt/)
  await expectState(hand, returned.id, /Noch offen\s*119,00/)
}

async function remind(hand: Hand): Promise<void> {
  await hand.open('/buero/bank/mahnungen')
  await hand.reads('Spaet und Soehne')
  await hand.press('Auswahl verschicken')
  await hand.reads('Spaet und Soehne')
  await hand.open('/buero/postausgang')
  await hand.showsRow(/Spaet und Soehne/, /Mahnung/)
}

async function receive(hand: Hand, { late, today }: Month): Promise<void> {
  const entry = { cents: 11_900, text: `RG ${late.number}, sorry!`, name: 'Fremde Tochter' }
  await upload(hand, camtOf([entry], { day: today, iban: IBAN, opening: 122_510 }))
  await expectState(hand, late.id, /Bezahlt/)
}

/** It is even. */
async function lookAtAccount(hand: Hand, { late, lateId }: Month): Promise<void> {
  await hand.open(`/buero/kunden/${lateId}`)
  await hand.follow('Kontoübersicht')
  await hand.main(/Kontoübersicht/)
  await hand.main(new RegExp(late.number))
  await hand.main(/0,00.€/)
}

async function upload(hand: Hand, xml: string): Promise<void> {
  await hand.open('/buero/bank')
  const file = { name: 'auszug.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) }
  await hand.attach(file, 'Datei aus dem Online-Banking')
  await hand.press('Hochladen und zuordnen')
  await hand.reads(/Der Kontoauszug ist gelesen/)
}

async function expectState(hand: Hand, invoiceId: string, state: RegExp): Promise<void> {
  await hand.open(`/buero/rechnungen/${invoiceId}`)
  await hand.main(state)
}

function expectSame(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`The debits are ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
}
