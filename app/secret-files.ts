import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from './config-faults'

/** What may lie in a file of its own, which the variable with `_FILE` behind names: `LINK_KEYS_FILE=/run/secrets/link-keys`. */
const SECRETS = [
  'LINK_KEYS',
  'FIELD_KEYS',
  'WEBHOOK_SECRET',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'BACKUP_S3_SECRET',
]

export const FILE_VARIABLES: readonly string[] = SECRETS.map(asFileVariable)

/** The variables with what those files hold, so that no secret has to be in the environment; and what is wrong with them. */
export function withSecretFiles(variables: NodeJS.ProcessEnv): {
  variables: NodeJS.ProcessEnv
  faults: readonly Words[]
} {
  const all = { ...variables }
  const faults: Words[] = []
  for (const name of SECRETS) {
    const file = credentialOf(name, variables) ?? variables[asFileVariable(name)]
    if (!file) continue
    const content = contentOf(file)
    if (variables[name]) faults.push(bothSet(name))
    else if (content === undefined) faults.push(unreadable(name, file))
    else all[name] = content
  }
  return { variables: all, faults }
}

function asFileVariable(name: string): string {
  return `${name}_FILE`
}

/** What systemd hands over counts first: the unit's user cannot read where root keeps it (`LoadCredential=LINK_KEYS:…`). */
function credentialOf(
  name: string,
  { CREDENTIALS_DIRECTORY: folder }: NodeJS.ProcessEnv,
): string | undefined {
  const file = folder && join(folder, name)
  return file && existsSync(file) ? file : undefined
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

function bothSet(name: string): Words {
  return {
    de: `${name} und ${asFileVariable(name)} sind beide gesetzt: Nur eines kann gelten`,
    en: `${name} and ${asFileVariable(name)} are both set: only one can count`,
  }
}

function unreadable(name: string, file: string): Words {
  return {
    de: `${asFileVariable(name)}: ${file} gibt es nicht, oder dieser Benutzer darf es nicht lesen`,
    en: `${asFileVariable(name)}: ${file} does not exist, or this user may not read it`,
  }
}
