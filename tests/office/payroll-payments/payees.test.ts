import { expect, test } from 'vitest'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { audit, download, type Owner, read } from '../owner'
import { calculateAndRelease, runOf } from '../payroll-run/desk'
import { keepIban, MAY, makeFile, PAGE, setting } from './payment-desk'

const FUNDS_IBAN = 'DE02500105170137075030'
const OTHER_IBAN = 'DE02200505501015871393'

/** Where the fund's account is entered. */
async function fundsPage(owner: Owner): Promise<string> {
  const [link] =
    /href="[^"]*empfaenger\/[\w-]{43}[^"]*"/.exec((await read(owner, PAGE)).split('Küstenkasse')[1] ?? '') ??
    []
  return /"([^"?]*)/.exec(link ?? '')?.[1] ?? ''
}

const entered = (iban: string, rest = {}) => ({
  ...{ holder: 'Küstenkasse', iban, reference: '12345678' },
  ...rest,
})

test('a recipient’s account and reference hold for every month, and nobody reads them in the database', async () => {
  const { owner, page } = await setting()
  const path = await fundsPage(owner)
  expect(textOf(await read(owner, path))).toContain('Betriebsnummer Ihrer Firma')
  await send(owner, path, entered(FUNDS_IBAN))
  expect(await page()).toContain('DE** **** … 5030')
  expect(await page()).toContain('12345678')
  const rows = await db
    .selectFrom('payroll_payees')
    .selectAll()
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(JSON.stringify(rows)).not.toMatch(/stenkasse|12345678|5030/)
})

test('another account of somebody is marked although only the fund was paid by file in the month between', async () => {
  const { owner, employee } = await setting()
  await makeFile(owner, 'pay')
  await send(owner, await fundsPage(owner), entered(FUNDS_IBAN))
  await calculateAndRelease(owner, employee.id, '2026-06')
  await makeFile(owner, 'fund', '2026-06')
  await calculateAndRelease(owner, employee.id, '2026-07')
  await keepIban(owner, employee.id, OTHER_IBAN)
  expect(textOf(await read(owner, `${runOf('2026-07')}/zahlungen`))).toContain(
    'anderes Konto als für Mai 2026',
  )
})

test('an account that is no account is refused, and nothing entered is lost', async () => {
  const { owner } = await setting()
  const path = await fundsPage(owner)
  const answer = await post(path, entered('DE00 1234'), owner.headers)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('DE00 1234')
  expect(html).toContain('12345678')
})

test('another account is looked at twice, and the audit says that it changed', async () => {
  const { owner, page } = await setting()
  const path = await fundsPage(owner)
  await send(owner, path, entered(FUNDS_IBAN))
  const asked = await post(path, entered(OTHER_IBAN), owner.headers)
  expect(asked.status).toBe(422)
  expect(textOf(await asked.text())).toContain(
    'DE** **** … 5030 gehen, sondern auf DE02 2005 0550 1015 8713 93',
  )
  expect(await page()).toContain('… 5030')
  await send(owner, path, entered(OTHER_IBAN, { zweiter_blick: OTHER_IBAN }))
  expect(await page()).toContain('… 1393')
  const kept = (await audit(owner.scope.tenantId)).filter(({ action }) => action === 'payroll.payee_kept')
  expect(kept.map(({ after_json }) => after_json)).toEqual([
    '{"iban":"DE** **** … 5030"}',
    '{"iban":"DE** **** … 1393"}',
  ])
})

test('a bank books garnishments as one sum, so that its statement names nobody they are taken from', async () => {
  const { owner, employee } = await setting()
  await send(owner, employee.slip(MAY), {
    ...{ garnishment_1_creditor: 'Stadtwerke', garnishment_1_kind: 'ordinary' },
    ...{ garnishment_1_dueCents: '50', garnishment_1_isMonthly: 'ja', revision: '0' },
  })
  await calculateAndRelease(owner, employee.id, MAY)
  const html = (await read(owner, PAGE)).split('Stadtwerke')[1] ?? ''
  const [path = ''] = /\/buero[^"?]*empfaenger\/[\w-]{43}/.exec(html) ?? []
  await send(owner, path, entered(FUNDS_IBAN, { holder: 'Stadtwerke' }))
  const file = await makeFile(owner, 'garnishment')
  const xml = Buffer.from(await download(owner, `${file}/datei`)).toString()
  expect(xml).toContain('<BtchBookg>true</BtchBookg>')
  expect(xml).not.toContain('SALA')
})

test('a recipient without a name is in no file: the page says so, and leads to where it is entered', async () => {
  const { owner, page } = await setting()
  const path = await fundsPage(owner)
  await send(owner, path, entered(FUNDS_IBAN))
  await nameNobody(owner)
  expect(await page()).toContain('Der Empfänger hat keinen Namen: So nimmt ihn keine Bank. Namen eintragen')
  expect(await read(owner, PAGE)).toMatch(new RegExp(`href="${path}[^"]*">Namen eintragen`))
  await expect(makeFile(owner, 'fund')).rejects.toThrow('No form')
  await send(owner, path, entered(FUNDS_IBAN))
  await makeFile(owner, 'fund')
})

/** As an earlier release or another program may have left it. */
async function nameNobody({ scope: { tenantId } }: Owner): Promise<void> {
  const { id } = await db
    .selectFrom('payroll_payees')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const nobody = JSON.stringify({ holder: ' ', iban: FUNDS_IBAN, reference: '' })
  await db
    .updateTable('payroll_payees')
    .set({ payee_sealed: house.vault.seal({ tenantId, purpose: 'payroll_payee', rowId: id }, nobody) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
