import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// Files that name no IBAN: an account number as MT940 and older CSVs have it.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

const mt940 = (account: string, text = 'Danke') =>
  [
    ':20:STARTUMS',
    `:25:${account}`,
    ':28C:1/1',
    ':60F:C260301EUR1000,00',
    ':61:2603040304CR7,00NTRFNONREF',
    `:86:166?00GUTSCHRIFT?20${text}?32Anna Petersen`,
    ':62F:C260304EUR1007,00',
    '-',
    '',
  ].join('\r\n')

/** As Sparkassen wrote it until they had IBANs. */
const csv = (account: string) =>
  [
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Begünstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Währung";"Info"',
    `"${account}";"04.03.26";"04.03.26";"GUTSCHRIFT";"Danke";"Anna Petersen";"1";"10020030";"7,00";"EUR";"Umsatz gebucht"`,
    '',
  ].join('\n')

const accountsOfItems = async () => {
  const rows = await db
    .selectFrom('bank_items')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_items.account_id')
    .select('bank_accounts.name')
    .where('bank_items.tenant_id', '=', owner.scope.tenantId)
    .execute()
  return rows.map(({ name }) => name)
}
const uploadPathOf = async (name: string) => {
  const page = await read(owner, '/buero/bank')
  const account = new RegExp(`href="(/buero/bank/konten/[^"]*)"[^>]*>[^<]*${name}`).exec(page)?.[1] ?? ''
  const link = /href="([^"]*auszuege\?[^"]*konto=[^"]*)"/.exec(await read(owner, account))?.[1] ?? ''
  return link.replaceAll('&amp;', '&')
}
const actionIn = (page: string) =>
  /action="([^"]*auszuege[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe.each([
  ['MT940', mt940],
  ['CSV', csv],
])('%s', (_, file) => {
  test('of the account that has its number', async () => {
    await uploadAs(owner, file('1234567892'))
    expect(await accountsOfItems()).toEqual(['Giro'])
  })

  test('of another number does not go to the only account', async () => {
    const answer = await uploadAs(owner, file('4711000'))
    expect(textOf(await answer.text())).toContain('nennt das Konto 4711000')
    expect(await accountsOfItems()).toEqual([])
  })

  test('finds its account among several', async () => {
    await post('/buero/bank/konten/neu', { name: 'Zweites', iban: 'DE27100777770209299700' }, owner.headers)
    await uploadAs(owner, file('209299700'))
    expect(await accountsOfItems()).toEqual(['Zweites'])
  })

  test('is not taken by a closed account, whatever number it has', async () => {
    await post('/buero/bank/konten/neu', { name: 'Zweites', iban: 'DE27100777770209299700' }, owner.headers)
    const path = await uploadPathOf('Zweites')
    const { id } = await db
      .updateTable('bank_accounts')
      .set({ closed_at: '2026-03-01T00:00:00Z' })
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('name', '=', 'Zweites')
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const number of ['1234567892', '209299700'])
      expect(textOf(await (await uploadAs(owner, file(number), path)).text())).toContain(
        'Konto ist geschlossen',
      )
    expect(await accountsOfItems()).toEqual([])
    // What is offered then, and there, is the upload of no account in particular.
    expect(await read(owner, path)).not.toContain(`auszuege?konto=${id}`)
  })

  test('of another number goes to an account that a person chose and confirmed', async () => {
    const path = await uploadPathOf('Giro')
    const asked = await (await uploadAs(owner, file('4711000'), path)).text()
    expect(textOf(asked)).toContain('Trotzdem zu diesem Konto hochladen')
    expect(await accountsOfItems()).toEqual([])
    // What was confirmed is this number, and no other.
    const confirmed = actionIn(asked)
    await uploadAs(owner, file('4712000'), confirmed)
    expect(await accountsOfItems()).toEqual([])
    await uploadAs(owner, file('4711000'), confirmed)
    expect(await accountsOfItems()).toEqual(['Giro'])
  })
})

test('a BIC of another bank is another account', async () => {
  await db
    .updateTable('bank_accounts')
    .set({ bic: 'BEVODEBBXXX' })
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(textOf(await (await uploadAs(owner, mt940('GENODEF1S11/1234567892'))).text())).toContain(
    'GENODEF1S11/1234567892',
  )
  await uploadAs(owner, mt940('BEVODEBB/1234567892'))
  expect(await accountsOfItems()).toEqual(['Giro'])
})

test('two accounts in one file do not become one', async () => {
  const both = [mt940('1234567892'), mt940('4711000')].join('')
  const path = await uploadPathOf('Giro')
  expect(textOf(await (await uploadAs(owner, both, path)).text())).toContain('mehrerer Konten')
  expect(await accountsOfItems()).toEqual([])
})
