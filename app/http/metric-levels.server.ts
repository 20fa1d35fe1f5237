import { statfsSync, statSync } from 'node:fs'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { countEvents } from '~/domain/events/watch.server'
import { countQueuedMails } from '~/domain/outbox/count-queued.server'
import { house } from '~/house.server'
import { listBackups } from '~db/backup/list'
import { databasePath } from '~db/open'

export type Level = [of: string, value: number]

/** Gauges of what fills up or ages; those that cannot be read are left out. */
export async function levels(): Promise<Level[]> {
  const { dataDir } = config()
  const file = databasePath(dataDir)
  const [newest] = listBackups(dataDir)
  const disk = statfsSync(dataDir)
  const { waiting, failing } = await countEvents(house.reader)
  return [
    ['mails_queued', await countQueuedMails(house.reader)],
    ['events_waiting', waiting],
    ['event_endpoints_failing', failing],
    ['database_bytes', sizeOf(file)],
    ['wal_bytes', sizeOf(`${file}-wal`)],
    ['disk_free_bytes', disk.bavail * disk.bsize],
    ['resident_memory_bytes', process.memoryUsage.rss()],
    ...(newest
      ? ([['backup_age_seconds', (now().getTime() - Date.parse(newest.at)) / 1000]] as Level[])
      : []),
  ]
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
