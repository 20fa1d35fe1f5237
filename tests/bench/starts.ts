import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { quantile } from './measure'
import { residentMb } from './process-figures'
import type { Server } from './servers'

const STARTS = 5
// V8 gives back what starting took once a process has been idle for some twenty seconds.
const REST_MS = 30_000

/** Milliseconds from spawn to the first 200, the median of several starts in turn. */
export async function measureStarts(starters: (() => Promise<Server>)[]): Promise<number[]> {
  const times: number[][] = starters.map(() => [])
  for (let lap = 0; lap < STARTS; lap += 1) {
    for (const [index, start] of starters.entries()) {
      const server = await start()
      times[index]?.push(server.startMs)
      await server.stop()
    }
  }
  return times.map((all) => quantile(all, 0.5))
}

/** Megabytes that servers hold some seconds after they have started, with nothing asked of them. */
export async function measureRest(servers: Server[]): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return servers.map((server) => residentMb(server.pid))
}

/** A data directory that holds nothing. */
export function emptyDirectory(folder: string): string {
  return mkdtempSync(join(folder, 'empty-'))
}
