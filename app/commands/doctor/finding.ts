import type { Config, ConfigError } from '~/config.server'
import type { Executor } from '~/domain/kernel/house'
import type { Words } from './words'

export type State = 'ok' | 'warn' | 'fail'

/** A line of what was found, and what to do about it. */
export interface Finding {
  state: State
  text: string
  mend?: string | undefined
}

/** What is looked at. Much of it may be missing. */
export interface Patient {
  at: Date
  words: Words
  /** What is wrong with the settings, where they cannot be used. */
  config: Config | ConfigError
  dataDir: string
  file: string
  /** Where there is a database of this release. */
  reader: Executor | undefined
  /** What the service answers on this machine, where it runs. */
  running: { version: string; status: string; db: string } | undefined
  testMail: string | undefined
}

export function ok(text: string): Finding {
  return { state: 'ok', text }
}

export function warn(text: string, mend?: string): Finding {
  return { state: 'warn', text, mend }
}

export function fail(text: string, mend?: string): Finding {
  return { state: 'fail', text, mend }
}

/** What stays of several: all that is wrong, or else that all is well. */
export function faultsOr(faults: readonly Finding[], well: string): readonly Finding[] {
  return faults.length > 0 ? faults : [ok(well)]
}
