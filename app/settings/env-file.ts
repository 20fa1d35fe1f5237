import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { OperatorFault } from '~db/operator-fault'

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Z_]\w*)\s*=\s*(.*?)\s*$/i
const QUOTED = /^(['"`])(?:(?!\1).)*\1\s*(?:#.*)?$/
const COMMENT = /(?:^|\s)#.*$/

/** The file with the settings: named by the unit or `zahltag`, else .env. */
export function settingsFile(variables: NodeJS.ProcessEnv = process.env): string {
  return variables.ENV_FILE || '.env'
}

/**
 * Loads variables from the settings file that the environment does not have; false if there is no file. @throws
 * OperatorFault if it is unreadable or a line is ambiguous
 */
export function loadEnvFile(variables: NodeJS.ProcessEnv = process.env): boolean {
  const file = settingsFile(variables)
  if (!variables.ENV_FILE && !existsSync(file)) return false
  const text = contentOf(file)
  refuseAmbiguous(resolve(file), text)
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value
  return true
}

/**
 * Environment for a child process that reads the settings file itself: omits what is in the file, since any
 * process of the same user can read another's environment.
 */
export function environmentBesideFile(variables: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const file = settingsFile(variables)
  const inFile = existsSync(file) ? parseEnv(contentOf(file)) : {}
  const others = Object.entries(variables).filter(([name, value]) => inFile[name] !== value)
  return Object.fromEntries(others) as NodeJS.ProcessEnv
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const path = resolve(file)
    throw new OperatorFault({
      de: `${path} mit den Einstellungen ist für diesen Benutzer nicht lesbar. Rufen Sie dies als der Benutzer auf, dem die Datei gehört, oder als root.`,
      en: `${path}, which holds the settings, cannot be read by this user. Run this as the user that owns the file, or as root.`,
    })
  }
}

function refuseAmbiguous(path: string, text: string): void {
  const faults = text.split(/\r?\n/).flatMap((line, place) => {
    const [, name, value] = ASSIGNMENT.exec(line) ?? []
    return name === undefined || value === undefined || isPlain(value) ? [] : [{ name, number: place + 1 }]
  })
  if (faults.length === 0) return
  const lines = (words: (fault: { name: string; number: number }) => string) =>
    [`${path}:`, ...faults.map(words)].join('\n')
  throw new OperatorFault({
    de: lines(
      ({ name, number }) =>
        `Zeile ${number}, ${name}: Setzen Sie den Wert in einfache Anführungszeichen, wie ${name}='…'; so, wie er dasteht, lesen Programme ihn verschieden. Enthält er selbst eines, dann legen Sie ihn in eine Datei.`,
    ),
    en: lines(
      ({ name, number }) =>
        `Line ${number}, ${name}: put the value in single quotes, as in ${name}='…'; as it stands, programs read it in different ways. If it has one itself, put it into a file.`,
    ),
  })
}

/** Whether Node, systemd and Compose parse it alike: they differ about #, backslashes and quotes. */
function isPlain(value: string): boolean {
  if (/^['"`]/.test(value)) return QUOTED.test(value) && !/^".*\\/.test(value)
  return !/[#"'`\\]/.test(value.replace(COMMENT, ''))
}
