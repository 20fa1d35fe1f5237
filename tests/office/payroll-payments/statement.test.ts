import { expect, test } from 'vitest'
import { camtOf } from '../../factories/camt'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { transferFigures } from '../../support/transfer-figures'
import { uploadAs } from '../bank/upload'
import { send } from '../outbox/sending'
import { download, type Owner, read } from '../owner'
import { FIRMS_IBAN, makeFile, PAGE, setting } from './payment-desk'

const DAY = { day: '2026-06-01', iban: FIRMS_IBAN }

async function sent(owner: Owner) {
  const file = await makeFile(owner, 'pay')
  const xml = Buffer.from(await download(owner, `${file}/datei`)).toString()
  const [endToEndId = ''] = transferFigures(xml).endToEndIds
  return { messageId: endToEndId.replace(/-1$/, ''), endToEndId }
}

async function kinds({ scope }: Owner) {
  const rows = await db
    .selectFrom('bank_assignments')
    .select('kind')
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  return rows.map(({ kind }) => kind)
}

test('the sum of a file that comes back on the statement is recognised, and says why', async () => {
  const { owner } = await setting()
  const { messageId } = await sent(owner)
  await uploadAs(owner, camtOf([{ cents: -205_442, code: '191', batchId: messageId }], DAY))
  expect(await kinds(owner)).toEqual(['wages'])
  const { id } = await db
    .selectFrom('bank_items')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirstOrThrow()
  expect(textOf(await read(owner, `/buero/bank/umsaetze/${id}`))).toContain(
    `Unsere Überweisungen, Datei ${messageId}`,
  )
})

test('so is a transfer that a bank books alone', async () => {
  const { owner } = await setting()
  const { endToEndId } = await sent(owner)
  await uploadAs(owner, camtOf([{ cents: -205_442, code: '116', endToEndId, name: 'Joerg Petersen' }], DAY))
  expect(await kinds(owner)).toEqual(['wages'])
})

test('another amount waits for a person, whether it goes out or comes in', async () => {
  const { owner } = await setting()
  const { messageId, endToEndId } = await sent(owner)
  const entries = [
    { cents: -205_441, code: '191', batchId: messageId },
    { cents: 205_441, code: '166', endToEndId },
    { cents: 205_442, code: '166', batchId: messageId },
  ]
  await uploadAs(owner, camtOf(entries, DAY))
  expect(await kinds(owner)).toEqual([])
})

test('a transfer that comes back is open again, tells payroll, and is sent once more; undone, it is as before', async () => {
  const { owner } = await setting()
  const { endToEndId } = await sent(owner)
  const list = async () => textOf(await read(owner, PAGE))
  const back = { cents: 205_442, code: '109', endToEndId, reason: 'AC04' }
  await uploadAs(owner, camtOf([{ cents: -205_442, code: '116', endToEndId }, back], DAY))
  expect(await kinds(owner)).toEqual(['wages', 'wages'])
  expect(await list()).toContain('kam zurück: 2.054,42 €')
  const tasks = textOf(await read(owner, '/buero/aufgaben'))
  expect(tasks).toContain('Lohnzahlung zurückgekommen')
  expect(tasks).not.toMatch(/2\.054,42|Petersen/)

  const again = await makeFile(owner, 'pay')
  expect(transferFigures(Buffer.from(await download(owner, `${again}/datei`)).toString()).sum).toBe('2054.42')
  expect(await list()).toContain('schon in einer Datei oder vermerkt: 2.054,42 €')

  const item = await db
    .selectFrom('bank_assignments')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('amount_cents', '>', 0)
    .executeTakeFirstOrThrow()
  await send(owner, `/buero/bank/zuordnungen/${item.id}/aufhebung`, { reason: 'Irrtum' })
  expect(await list()).not.toContain('kam zurück')
  expect(await list()).toContain('2.054,42')
})

test('a transfer that two days of statements say came back is owed once', async () => {
  const { owner } = await setting()
  const { endToEndId } = await sent(owner)
  const back = [{ cents: 205_442, code: '109', endToEndId, reason: 'AC04' }]
  for (const day of ['2026-06-01', '2026-06-02']) await uploadAs(owner, camtOf(back, { ...DAY, day }))
  expect(await kinds(owner)).toEqual(['wages', 'wages'])
  const again = await makeFile(owner, 'pay')
  expect(transferFigures(Buffer.from(await download(owner, `${again}/datei`)).toString()).sum).toBe('2054.42')
})
