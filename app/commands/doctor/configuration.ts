import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError, VARIABLES } from '~/config.server'
import { assertKeys } from '~/domain/keys/keys.server'
import { WrongKeys } from '~/domain/keys/wrong-keys'
import { FILE_VARIABLES } from '~/settings/secret-files'
import { type Finding, fail, faultsOr, ok, type Patient, warn } from './finding'

const OTHERS = 0o077
const OF_SECRETS = /^(?:LINK_KEYS|FIELD_KEYS|WEBHOOK_SECRET)\b/

export async function checkConfiguration({ config, words }: Patient): Promise<readonly Finding[]> {
  const unknown = Object.keys(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}).filter(
    (name) => !VARIABLES.includes(name),
  )
  return faultsOr(
    [
      ...faultsIn(config, words)
        .filter((fault) => !OF_SECRETS.test(fault))
        .map((fault) => fail(fault, words.seeExample)),
      ...unknown.map((name) => warn(words.unknownVariable(name), words.seeExample)),
    ],
    words.settingsFine,
  )
}

export async function checkSecrets({ config, words }: Patient): Promise<readonly Finding[]> {
  const faults = faultsIn(config, words).filter((fault) => OF_SECRETS.test(fault))
  const open = ['.env', ...secretFiles()].filter(
    (file) => existsSync(file) && (statSync(file).mode & OTHERS) !== 0,
  )
  return faultsOr(
    [
      ...faults.map((fault) => fail(fault)),
      ...open.map((file) => warn(words.secretReadable(file), `chmod 600 ${file}`)),
    ],
    words.secretsFine,
  )
}

/** Files in /run belong to the container or systemd. */
function secretFiles(): string[] {
  const files = FILE_VARIABLES.flatMap((name) => process.env[name] || [])
  return files.filter((file) => !file.startsWith('/run/'))
}

export async function checkKeys({ config, reader, at, words }: Patient): Promise<readonly Finding[]> {
  if (config instanceof ConfigError || !reader) return [warn(words.keysUnchecked)]
  try {
    await assertKeys(reader, config, at.toISOString())
    return [ok(words.keysFine)]
  } catch (error) {
    if (!(error instanceof WrongKeys)) throw error
    return error.faults.map((fault) => fail(fault[words.language]))
  }
}

function faultsIn(config: Patient['config'], { language }: Patient['words']): string[] {
  return config instanceof ConfigError ? config.in(language).split('\n') : []
}
