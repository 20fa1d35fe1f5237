import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from './config-fault-words'

/** Each can be read from a file named by a `_FILE` variable: `LINK_KEYS_FILE=/run/secrets/link-keys`. */
const SECRETS = [
  'LINK_KEYS',
  'FIELD_KEYS',
  'WEBHOOK_SECRET',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'BACKUP_S3_SECRET',
]

interface Source {
  setBy: string
  file: string
}

export const FILE_VARIABLES: readonly string[] = SECRETS.map(asFileVariable)

/** Adds secrets read from files, so that none has to be in the environment; returns faults too. */
export function withSecretFiles(variables: NodeJS.ProcessEnv): {
  variables: NodeJS.ProcessEnv
  faults: readonly Words[]
} {
  const all = { ...variables }
  const faults: Words[] = []
  for (const name of SECRETS) {
    const source = sourceOf(name, variables)
    if (!source) continue
    const content = contentOf(source)
    if (variables[name]) faults.push(bothSet(name, source))
    else if (content === undefined) faults.push(unreadable(source))
    else if (content === '') faults.push(empty(source))
    else all[name] = content
  }
  return { variables: all, faults }
}

function asFileVariable(name: string): string {
  return `${name}_FILE`
}

/** systemd credentials come first: the unit's user cannot read root's own file (`LoadCredential=LINK_KEYS:…`). */
function sourceOf(name: string, variables: NodeJS.ProcessEnv): Source | undefined {
  const { CREDENTIALS_DIRECTORY: folder } = variables
  const handedOver = folder && join(folder, name)
  if (handedOver && existsSync(handedOver)) return { setBy: `LoadCredential=${name}`, file: handedOver }
  const file = variables[asFileVariable(name)]
  return file ? { setBy: asFileVariable(name), file } : undefined
}

function contentOf({ file }: Source): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

function bothSet(name: string, { setBy }: Source): Words {
  return {
    de: `${name} und ${setBy} sind beide gesetzt: Nur eines kann gelten`,
    en: `${name} and ${setBy} are both set: only one can count`,
  }
}

function unreadable({ setBy, file }: Source): Words {
  return {
    de: `${setBy}: ${file} gibt es nicht, oder dieser Benutzer darf es nicht lesen`,
    en: `${setBy}: ${file} does not exist, or this user may not read it`,
  }
}

function empty({ setBy, file }: Source): Words {
  return { de: `${setBy}: ${file} ist leer`, en: `${setBy}: ${file} is empty` }
}
