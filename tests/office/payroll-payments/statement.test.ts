import { expect, test } from 'vitest'
import { camtOf } from '../../factories/camt'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { transferFigures } from '../../support/transfer-figures'
import { uploadAs } from '../bank/upload'
import { download, type Owner, read } from '../owner'
import { FIRMS_IBAN, makeFile, setting } from './payment-desk'

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

test('another amount, and money that comes in under the same name, wait for a person', async () => {
  const { owner } = await setting()
  const { messageId, endToEndId } = await sent(owner)
  const entries = [
    { cents: -205_441, code: '191', batchId: messageId },
    { cents: 205_442, code: '166', endToEndId },
  ]
  await uploadAs(owner, camtOf(entries, DAY))
  expect(await kinds(owner)).toEqual([])
})
