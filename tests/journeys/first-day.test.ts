import { expect, onTestFinished, test } from 'vitest'
import { setupCode } from '~/auth/setup-code.server'
import { config } from '~/config.server'
import { startOutbox } from '~/jobs/outbox.server'
import { db } from '../support/house'
import { openLetterbox } from '../support/letterbox'
import { plainHand } from '../support/plain-hand'
import { firstDay } from './first-day'

test('without scripts, the first day leads from the empty database to the first message answered', async () => {
  const letterbox = await openLetterbox()
  const outbox = startOutbox(letterbox.url)
  onTestFinished(async () => {
    await outbox.stop()
    await letterbox.stop()
  })
  const [owner, customer, colleague] = [plainHand(), plainHand(), plainHand()]
  await firstDay({
    ...{ setupCode: setupCode(config().linkKeys[0].secret), owner, customer, colleague },
    async takeMail(address) {
      await outbox.sendDue()
      return (await letterbox.take(address)).text
    },
  })
  expect(await db.selectFrom('tasks').select('done_at').execute()).toHaveLength(1)
})
