import type { Language } from '../schema'

/** Exit codes as in sysexits.h, and 124 as timeout(1) uses. */
export const EXIT = {
  failed: 1,
  usage: 64,
  noInput: 66,
  alreadyRunning: 75,
  configuration: 78,
  tooSlow: 124,
} as const

/** Why no backup was made or a command did nothing, in the caller's language, or in both if it is unknown. */
export class CommandRefusal extends Error {
  constructor(
    readonly exitCode: number,
    readonly reason: string | Record<Language, string>,
  ) {
    super(typeof reason === 'string' ? reason : reason.en)
  }

  in(language: Language): string {
    return typeof this.reason === 'string' ? this.reason : this.reason[language]
  }
}

/** The backup was made here; only its copy elsewhere failed. */
export class NotCopied extends CommandRefusal {}

/** No database in DATA_DIR: not a failed backup, so it is not recorded. */
export class NoDatabase extends CommandRefusal {
  constructor(reason: Record<Language, string>) {
    super(EXIT.configuration, reason)
  }
}

export const tookTooLong = (): CommandRefusal =>
  new CommandRefusal(EXIT.tooSlow, {
    de: 'Es hat länger gedauert als erlaubt.',
    en: 'It took longer than the time limit.',
  })
