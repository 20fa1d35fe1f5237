import { expect, test } from 'vitest'
import { breathe, whileLongWorkWaits } from '~/domain/breathe'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('long work goes on once a page that was asked for is done', async () => {
  const order: string[] = []
  const page = whileLongWorkWaits(async () => {
    for (let count = 0; count < 5; count += 1) await turn()
    order.push('page')
  })
  await breathe()
  order.push('long work')
  await page
  expect(order).toEqual(['page', 'long work'])
})

test('a page that waits for something else does not hold it up', async () => {
  let end = () => {}
  const waiting = new Promise<void>((resolve) => {
    end = resolve
  })
  const page = whileLongWorkWaits(() => waiting)
  await breathe()
  end()
  await page
})
