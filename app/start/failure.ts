import { WORDS as START_WORDS } from '~/command-line/start-words'
import { WrongKeys } from '~/domain/keys/wrong-keys'
import { CommandRefusal } from '~db/backup/refusal'
import { DirectoryInUse } from '~db/lock'
import { OperatorFault } from '~db/operator-fault'
import type { Language } from '~db/schema'
import { StepFailed } from '~db/schema-state'

/** As in sysexits.h. A unit file can keep systemd from retrying what needs the operator. */
const EXIT = { failed: 1, inUse: 75, configuration: 78 } as const

const WORDS: [RegExp, Record<Language, string>, number?][] = [
  [
    /^SQLITE_BUSY/,
    {
      de: 'Ein anderes Programm sperrt die Datenbank seit mehr als fünf Sekunden. Beenden Sie es und versuchen Sie es noch einmal.',
      en: 'Another program has locked the database for more than five seconds. Stop it and start again.',
    },
  ],
  [
    /^SQLITE_NOTADB/,
    {
      de: 'Die Datei der Datenbank ist keine Datenbank mehr. Stellen Sie eine Sicherung wieder her (README, „Restoring“).',
      en: 'The database file is not a database any more. Restore a backup (README, "Restoring").',
    },
  ],
  [
    /^SQLITE_CORRUPT/,
    {
      de: 'Die Datei der Datenbank ist beschädigt. Stellen Sie eine Sicherung wieder her (README, „Restoring“).',
      en: 'The database file is damaged. Restore a backup (README, "Restoring").',
    },
  ],
  [
    /^SQLITE_IOERR/,
    {
      de: 'Die Festplatte meldet Fehler beim Lesen oder Schreiben der Datenbank. Sehen Sie im Protokoll des Systems nach.',
      en: 'The disk reports errors while the database is read or written. Look at the system’s log.',
    },
  ],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    {
      de: 'Die Festplatte ist voll. Schaffen Sie Platz und versuchen Sie es noch einmal.',
      en: 'The disk is full. Make room and start again.',
    },
  ],
  [
    /^(SQLITE_READONLY|SQLITE_CANTOPEN|EACCES|EPERM|EROFS)/,
    {
      de: 'In DATA_DIR kann nicht geschrieben werden. Geben Sie es mit allem darin dem Benutzer, als der Zahltag läuft (chown -R), oder hängen Sie den Datenträger zum Schreiben ein.',
      en: 'DATA_DIR cannot be written. Give it and all in it to the user that runs Zahltag (chown -R), or mount the disk to be written.',
    },
    EXIT.configuration,
  ],
  [
    /^ERR_DLOPEN_FAILED/,
    {
      de: 'better-sqlite3 wurde für eine andere Version von Node gebaut. Rufen Sie npm ci mit der Version auf, die jetzt da ist.',
      en: 'better-sqlite3 was built for another version of Node. Run npm ci with the version that is installed now.',
    },
    EXIT.configuration,
  ],
]

/** Why the service does not start, for the operator; a stack only for unknown errors. */
export function explain(error: unknown, language: Language = 'en'): { words: string; exitCode: number } {
  const known = (one: unknown) => WORDS.find(([code]) => code.test(codeOf(one)))
  if (error instanceof OperatorFault || error instanceof WrongKeys)
    return { words: error.in(language), exitCode: EXIT.configuration }
  if (error instanceof DirectoryInUse) {
    const { holder, dataDir, message } = error
    const german = `${holder.de} benutzt ${dataDir}. Beenden Sie ihn zuerst, oder setzen Sie DATA_DIR auf einen anderen Ordner.`
    return { words: language === 'de' ? german : message, exitCode: EXIT.inUse }
  }
  if (error instanceof CommandRefusal)
    return { words: START_WORDS[language].noBackup(error.in(language)), exitCode: EXIT.failed }
  if (error instanceof StepFailed) {
    const german = `Der Schritt ${error.step} ist gescheitert: ${error.reason}`
    const failed = language === 'de' ? german : error.message
    const sentence = error.wayBack === undefined ? failed : `${failed}\n${error.wayBack}`
    if (/FIELD_KEYS/.test(error.message)) return { words: sentence, exitCode: EXIT.configuration }
    const why = known(error.cause)?.[1][language]
    return { words: why ? `${sentence}\n${why}` : sentence, exitCode: EXIT.failed }
  }
  const [, words, exitCode = EXIT.failed] = known(error) ?? []
  if (words) return { words: `${words[language]} (${codeOf(error)})`, exitCode }
  return { words: (error instanceof Error && error.stack) || String(error), exitCode: EXIT.failed }
}

/** Why a command failed, without the place in the program, which does not help an operator. */
export function failureOf(error: unknown, language: Language = 'en'): { text: string; exitCode: number } {
  if (error instanceof CommandRefusal) return { text: error.in(language), exitCode: error.exitCode }
  const { words, exitCode } = explain(error, language)
  const [text = words] = words.split('\n    at ')
  return { text, exitCode }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
