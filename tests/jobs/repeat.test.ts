import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from '~/jobs/repeat.server'
import { log } from '~/log.server'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a job runs at its time, never twice at once, and again after a failure', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  const begun: ((error?: Error) => void)[] = []
  const task = () =>
    new Promise<void>((resolve, reject) => begun.push((error) => (error ? reject(error) : resolve())))
  const stop = repeat('tidying', task, 10 * MINUTE_MS, MINUTE_MS)

  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
  expect(begun).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect(begun, 'still at the first').toHaveLength(1)
  begun[0]?.(new RangeError('secret'))
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(begun).toHaveLength(2)
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ event: 'tidying_failed', error: 'RangeError' }),
  )
  expect(JSON.stringify(failed.mock.calls)).not.toContain('secret')
  begun[1]?.()
  await stop()
})

test('a job that is stopped is told, waited for, and not begun again', async () => {
  const said: string[] = []
  const task = async (signal: AbortSignal) => {
    said.push('begun')
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    await Promise.resolve()
    said.push('done')
  }
  const stop = repeat('tidying', task, MINUTE_MS, 0)
  await vi.advanceTimersByTimeAsync(1)
  await stop().then(() => said.push('stopped'))
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(said).toEqual(['begun', 'done', 'stopped'])
})
