import { expect, onTestFinished, test } from 'vitest'
import { claimMail } from '~/domain/outbox/queue.server'
import { openWriter } from '~db/open'
import { Sqlite } from '~db/sqlite'
import { makeMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const AT = '2026-03-02T12:00:00.000Z'

test('a look that finds no mail waits for nobody who writes', async () => {
  const { file, house: other } = freshDatabase()
  const db = openWriter(file, 'server')
  const house = { ...other, db }
  const scope = await makeTenant(house)
  const writer = new Sqlite(file)
  onTestFinished(async () => {
    if (writer.inTransaction) writer.exec('rollback')
    writer.close()
    await db.destroy()
  })
  writer.exec('begin immediate')
  expect(await claimMail(house, AT)).toBeUndefined()
  writer.exec('rollback')
  const id = await makeMail(house, scope)
  expect((await claimMail(house, AT))?.id).toBe(id)
})
