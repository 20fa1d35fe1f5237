import type { Config, ConfigError } from '~/config.server'
import type { Executor } from '~/domain/kernel/house'
import type { Words } from './words'

export type State = 'ok' | 'warn' | 'fail'

export interface Finding {
  state: State
  text: string
  mend?: string | undefined
}

export interface Patient {
  at: Date
  words: Words
  /** A ConfigError if the settings cannot be used. */
  config: Config | ConfigError
  dataDir: string
  file: string
  /** Undefined without a database of this release. */
  reader: Executor | undefined
  /** The health of the service on this machine; undefined if it does not run. */
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

export function faultsOr(faults: readonly Finding[], well: string): readonly Finding[] {
  return faults.length > 0 ? faults : [ok(well)]
}
