import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Attempt, startWorker } from '~/channels/worker'

afterEach(() => void vi.restoreAllMocks())

interface Options {
  most: number
  due: string[]
  finish?: (claim: string) => void
  deliver?: (claim: string) => Promise<void>
}

function makeWorker({ most, due, finish = () => {}, deliver = async () => {} }: Options) {
  const told: string[] = []
  const noted: string[] = []
  const worker = startWorker<string, string, Attempt<'sent'>>({
    name: 'test',
    most,
    recover: async () => {},
    claim: async () => due.shift(),
    write: async (claim) => claim,
    markSending: async () => {},
    async deliver(claim) {
      told.push(claim)
      await deliver(claim)
      return { outcome: 'sent', answer: '204' }
    },
    async finish(claim) {
      finish(claim)
      noted.push(claim)
    },
    complain: () => {},
  })
  onTestFinished(() => worker.stop())
  return { worker, told, noted, due }
}

const isBad = (claim: string) => {
  if (claim === 'bad') throw new Error('whatever the reason')
}

test('so many at once, and no more', async () => {
  let isOpen = 0
  let most = 0
  const deliver = async () => {
    isOpen += 1
    most = Math.max(most, isOpen)
    await new Promise((resolve) => setTimeout(resolve, 5))
    isOpen -= 1
  }
  const { worker, noted } = makeWorker({ most: 3, due: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], deliver })
  await worker.sendDue()
  expect([most, noted.length]).toEqual([3, 7])
})

test('what is queued while all are busy is sent after them, without a further ring', async () => {
  const due = ['a']
  let isFirst = true
  const { worker, told } = makeWorker({
    most: 1,
    due,
    async deliver() {
      if (isFirst) setTimeout(() => due.push('b') && void worker.sendDue(), 5)
      isFirst = false
      await new Promise((resolve) => setTimeout(resolve, 20))
    },
  })
  await worker.sendDue()
  expect(told).toEqual(['a', 'b'])
})

test('an outcome that cannot be stored takes one place, and the others go on', async () => {
  const { worker, noted } = makeWorker({ most: 2, due: ['bad', 'a', 'b'], finish: isBad })
  await worker.sendDue()
  await worker.sendDue()
  expect(noted).toEqual(['a', 'b'])
})

test('where one is sent at a time, it holds the others up for two minutes at most, and is tried again after that', async () => {
  let isMended = false
  const finish = (claim: string) => isMended || isBad(claim)
  const { worker, told, noted } = makeWorker({ most: 1, due: ['bad', 'a', 'b'], finish })
  await worker.sendDue()
  await worker.sendDue()
  expect(told).toEqual(['bad'])
  const elapsed = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + 2 * 60_000)
  await worker.sendDue()
  expect([told, noted]).toEqual([
    ['bad', 'a', 'b'],
    ['a', 'b'],
  ])
  isMended = true
  await worker.sendDue()
  expect(noted).toEqual(['a', 'b', 'bad'])
})

test('a worker that is stopped notes what it was sending, and takes nothing more', async () => {
  let answer = () => {}
  const deliver = () => new Promise<void>((resolve) => (answer = resolve))
  const { worker, noted, due } = makeWorker({ most: 1, due: ['a', 'b'], deliver })
  await vi.waitFor(() => expect(due).toEqual(['b']))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const ended = worker.stop()
  answer()
  await ended
  expect([noted, due]).toEqual([['a'], ['b']])
})
