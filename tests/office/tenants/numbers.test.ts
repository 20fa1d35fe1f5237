import { describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import type { Role } from '~db/schema'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeDraft } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read } from '../owner'

const INVOICES = { prefix: '{JJJJ}-', digits: '4', next: '1', gesehen: '1', is_yearly: 'ja' }

const save = (owner: Owner, range: string, fields: Record<string, string>) =>
  post(`${owner.path}/nummern/${range}`, fields, owner.headers)

/** Acts on the day that pages go by. */
async function ownerToday(): Promise<Owner> {
  const owner = await makeOwner()
  return { ...owner, scope: { ...owner.scope, at: new Date().toISOString(), today: today() } }
}

async function issue(owner: Owner): Promise<{ id: string; number: string }> {
  const { id: customerId } = await makeCustomer(house, owner.scope)
  return issueInvoice(house, owner.scope, (await makeDraft(house, owner.scope, customerId)).id)
}

const year = ({ scope }: Owner) => scope.today.slice(0, 4)

describe('the numbers of a firm', () => {
  test('are as they have always been until somebody changes them', async () => {
    const owner = await ownerToday()
    const text = textOf(await read(owner, owner.path))
    expect(text).toMatch(
      new RegExp(
        `Rechnung Als Nächstes ${year(owner)}-0001 .*Stornorechnung Gemeinsam mit Rechnungen, als Nächstes ${year(owner)}-0001 .*Kunde Als Nächstes 10001 .*Vertrag Als Nächstes V1001 .*Mandat Als Nächstes M${year(owner)}-0001 .*Mitarbeiter Als Nächstes 1001 `,
      ),
    )
  })

  test('can be tried out, are saved, and the next invoice has what the page has promised', async () => {
    const owner = await ownerToday()
    const wish = { ...INVOICES, prefix: 're/{jj}-', digits: '3', next: '118' }
    const tried = `${owner.path}/nummern/rechnungen?${new URLSearchParams(wish)}`
    const first = `re/${year(owner).slice(2)}-118`
    expect(textOf(await read(owner, tried))).toContain(`noch ist nichts gespeichert: ${first}, `)
    expect(textOf(await read(owner, owner.path))).toContain(`${year(owner)}-0001`)
    for (let click = 0; click < 2; click += 1)
      expect((await save(owner, 'rechnungen', wish)).status).toBe(303)
    expect((await issue(owner)).number).toBe(first)
    expect((await issue(owner)).number).toBe(first.replace('118', '119'))
    expect(await verifyChain(db, house, owner.scope)).toMatchObject({ links: 2, broken: null })
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('number_format'))).toEqual([
      'number_format.changed',
      'number_format.set',
    ])
    expect(textOf(await read(owner, '/buero/protokoll'))).toMatch(/Nächste Nummer gesetzt/)
  })

  test('never go below what was given, nor give a number again', async () => {
    const owner = await ownerToday()
    await save(owner, 'rechnungen', { ...INVOICES, prefix: 'R{JJ}', digits: '1', next: '23' })
    const { number } = await issue(owner)
    expect(number).toBe(`R${year(owner).slice(2)}23`)
    const below = await save(owner, 'rechnungen', { ...INVOICES, prefix: 'R{JJ}', next: '23', gesehen: '24' })
    expect(below.status).toBe(422)
    expect(textOf(await below.text())).toContain('So weit ist dieser Nummernkreis schon.')
    // Without beginning anew each year it counts elsewhere, and would come by the same number again.
    await save(owner, 'rechnungen', {
      prefix: `R${year(owner).slice(2)}`,
      digits: '1',
      next: '22',
      gesehen: '24',
    })
    expect([(await issue(owner)).number, (await issue(owner)).number]).toEqual([
      `R${year(owner).slice(2)}22`,
      `R${year(owner).slice(2)}24`,
    ])
    expect(await verifyChain(db, house, owner.scope)).toMatchObject({ links: 3, broken: null })
  })

  test('of credit notes are the invoices’ or their own, in one chain', async () => {
    const owner = await ownerToday()
    const shared = await cancelInvoice(house, owner.scope, (await issue(owner)).id)
    expect(shared.number).toBe(`${year(owner)}-0002`)
    const own = { ...INVOICES, is_own: 'ja', prefix: '{JJJJ}-' }
    const same = await save(owner, 'stornos', own)
    expect([same.status, textOf(await same.text())]).toEqual([
      422,
      expect.stringContaining('brauchen verschiedene Anfänge'),
    ])
    expect((await save(owner, 'stornos', { ...own, prefix: 'ST{JJJJ}-' })).status).toBe(303)
    const third = await issue(owner)
    const cancelled = await cancelInvoice(house, owner.scope, third.id)
    expect([third.number, cancelled.number]).toEqual([`${year(owner)}-0003`, `ST${year(owner)}-0001`])
    expect((await issue(owner)).number).toBe(`${year(owner)}-0004`)
    expect(await verifyChain(db, house, owner.scope)).toMatchObject({ links: 5, broken: null })
  })

  test('of customers, contracts and mandates follow, and pass over those given by hand', async () => {
    const owner = await ownerToday()
    const { scope } = owner
    await makeCustomer(house, scope, { number: 'K-0701' })
    await save(owner, 'kunden', { prefix: 'K-', digits: '4', next: '10700', gesehen: '10001' })
    const one = await makeCustomer(house, scope)
    expect(one.number).toBe('K-10700')
    await save(owner, 'vertraege', { prefix: 'WV', digits: '2', next: '1001', gesehen: '1001' })
    expect(textOf(await read(owner, owner.path))).toContain('Vertrag Als Nächstes WV1001')
    await save(owner, 'mandate', { prefix: 'ZT-', digits: '3', next: '7', gesehen: '1' })
    await makeMandate(house, scope, one.id, { reference: 'zt-007' })
    expect((await makeMandate(house, scope, one.id, { iban: 'DE02120300000000202051' })).reference).toBe(
      'ZT-008',
    )
  })
})

describe('the form of a range', () => {
  test.each([
    ['prefix', 'Ä-{JJJJ}', 'Höchstens 16 Zeichen'],
    ['prefix', '=1+1', 'Höchstens 16 Zeichen'],
    ['prefix', 'A//{JJ}', 'Höchstens 16 Zeichen'],
    ['prefix', 'RE-', 'braucht der Anfang das Jahr'],
    ['digits', '0', 'von 1 bis 9'],
    ['digits', '', 'von 1 bis 9'],
    ['next', '0', 'ganze Zahl ab 1'],
    ['next', '1234567890', 'ganze Zahl ab 1'],
  ])('refuses the %s %j, keeps what was entered and changes nothing', async (field, value, fault) => {
    const owner = await ownerToday()
    const answer = await save(owner, 'rechnungen', { ...INVOICES, [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    expect(html).toContain(`value="${value}"`)
    expect((await issue(owner)).number).toBe(`${year(owner)}-0001`)
  })

  test('shows two editors both versions', async () => {
    const owner = await ownerToday()
    const change = (prefix: string) => save(owner, 'rechnungen', { ...INVOICES, prefix, revision: '0' })
    expect((await change('A{JJJJ}-')).status).toBe(303)
    const answer = await change('B{JJJJ}-')
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toMatch(/Anfang A\{JJJJ\}- /)
  })

  test.each<[Role, number]>([
    ['invoicing', 403],
    ['payroll', 403],
    ['read_only', 403],
  ])('is not for %s, nor for another firm, and there is none of an unknown range', async (role, status) => {
    const owner = await ownerToday()
    const headers = await signedInAs(house, owner.scope, role)
    const path = `${owner.path}/nummern/rechnungen`
    expect((await ask(path, { headers })).status).toBe(status)
    expect((await post(path, INVOICES, headers)).status).toBe(status)
    const stranger = await ownerToday()
    expect((await ask(path, { headers: stranger.headers })).status).toBe(404)
    expect((await ask(`${owner.path}/nummern/gehalt`, { headers: owner.headers })).status).toBe(404)
  })
})
