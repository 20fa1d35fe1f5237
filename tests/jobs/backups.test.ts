import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { config } from '~/config.server'
import { runDueDuty } from '~/jobs/backups.server'
import { log } from '~/log.server'
import { readRecord } from '~db/backup/record'

/** The processes that this one has started, as Linux tells it. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

async function killedAsItBegins(ours: AbortController, kill: (pid: number) => void): Promise<void> {
  const before = children()
  const done = runDueDuty(ours.signal)
  let [pid] = children().filter((one) => !before.includes(one))
  for (; pid === undefined; [pid] = children().filter((one) => !before.includes(one))) await wait(5)
  kill(pid)
  await done
}

test('a backup that the system ended is a failure; one that ended with the service is none', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const ours = new AbortController()
  await killedAsItBegins(ours, () => ours.abort())
  expect([readRecord(config().dataDir).failure, said.mock.calls]).toEqual([null, []])

  await killedAsItBegins(new AbortController(), (pid) => process.kill(pid, 'SIGBUS'))
  expect(readRecord(config().dataDir).failure?.why).toContain('SIGBUS')
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ event: 'backup_failed', signal: 'SIGBUS' }))
})
