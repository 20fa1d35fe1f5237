import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { environmentBesideFile } from '~/settings/env-file'
import { listBackups } from '~db/backup/list'
import { noteFailure, readRecord } from '~db/backup/record'
import { now } from '../clock.server'
import { config } from '../config.server'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const MINUTE_MS = 60_000
const LOOK_MS = 10 * MINUTE_MS
/** Delayed, so that restarts do not each make a backup. */
const FIRST_LOOK_MS = 5 * MINUTE_MS
/** Hourly, given that it is checked every ten minutes. */
const BACKUP_MS = 55 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
/** UTC; 3 to 5 a.m. in Germany, summer and winter. */
const NIGHT_HOURS = [2, 3]
const LOWEST = 19
const MOST_OUTPUT = 4000

const DAY_MS = 24 * HOUR_MS
/** The systemd timer checks on Sundays; without one, as in containers, the service does. */
const CHECK_MS = 8 * DAY_MS
/** After this, check without waiting for the night. */
const CHECK_LATE_MS = 10 * DAY_MS

const COMMAND_ARGUMENTS = { backup: ['--routine'], rehearse: [], verify: [] } as const
type Duty = keyof typeof COMMAND_ARGUMENTS

/** Makes hourly backups and tries one every night, in child processes (decision 105). */
export function startBackups(): void {
  if (config().backups.isHourly) repeat('backups', runDueDuty, LOOK_MS, FIRST_LOOK_MS)
}

export async function runDueDuty(signal: AbortSignal): Promise<void> {
  const duty = dutyOf(config().dataDir, now())
  if (duty !== undefined) await report(duty, runCommand(duty, signal), signal)
}

export function dutyOf(dataDir: string, at: Date): Duty | undefined {
  // Future dates come from a wrong clock.
  const isPast = (instant: string) => Date.parse(instant) <= at.getTime()
  const age = (instant: string | undefined) =>
    instant === undefined || !isPast(instant) ? Number.POSITIVE_INFINITY : at.getTime() - Date.parse(instant)
  const newest = listBackups(dataDir).find((backup) => backup.name === 'zahltag' && isPast(backup.at))
  if (age(newest?.at) > BACKUP_MS) return 'backup'
  const { rehearsal, check, backup } = readRecord(dataDir)
  const rehearsed = age(rehearsal?.at)
  const isNight = NIGHT_HOURS.includes(at.getUTCHours())
  if (rehearsed > 30 * HOUR_MS || (isNight && rehearsed > 12 * HOUR_MS)) return 'rehearse'
  // Never in the first hours: the first backup comes first.
  const checked = check ? age(check.at) : backup ? CHECK_MS + 1 : 0
  return checked > CHECK_LATE_MS || (isNight && checked > CHECK_MS) ? 'verify' : undefined
}

/** Runs the operator's command. If killed, the next run cleans up. */
function runCommand(duty: Duty, signal: AbortSignal): ChildProcess {
  const child = spawn(
    process.execPath,
    [`build/commands/${duty}.js`, ...COMMAND_ARGUMENTS[duty], '--language', 'en'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentBesideFile(),
      signal,
      killSignal: 'SIGKILL',
    },
  )
  try {
    if (child.pid !== undefined) setPriority(child.pid, LOWEST)
  } catch {
    // It has ended already, and says why.
  }
  return child
}

function report(duty: Duty, child: ChildProcess, ours: AbortSignal): Promise<void> {
  const begun = performance.now()
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(0, MOST_OUTPUT)
    })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      if (error.name !== 'AbortError') log.error({ event: `${duty}_failed`, error: error.name })
      resolve()
    })
    child.once('close', (code, signal) => {
      const ms = Math.round(performance.now() - begun)
      if (code === 0) log.info({ event: duty, ms, said: printed.trim() })
      else if (!ours.aborted) {
        log.error({ event: `${duty}_failed`, ms, code, signal, said: printed.trim() })
        // Killed by the kernel, out of memory or on a disk error, so the command could not record it.
        if (signal !== null)
          noteFailure(config().dataDir, `It was ended by ${signal}. Look at the system’s log.`, true)
      }
      resolve()
    })
  })
}
