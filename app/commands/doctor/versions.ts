import { existsSync } from 'node:fs'
import { pendingSteps } from '~db/migrate'
import { NewerSchema, stateOf } from '~db/schema-state'
import { engines, version } from '../../../package.json'
import { type Finding, fail, ok, type Patient, warn } from './finding'

export async function checkVersions({ file, running, words }: Patient): Promise<readonly Finding[]> {
  const node = isOldNode(process.versions.node)
    ? fail(words.nodeOld(process.version, engines.node), words.installNode)
    : ok(words.versionsFine(version, process.version))
  const isStale = running !== undefined && running.version !== version
  return [
    node,
    ...(isStale ? [warn(words.otherVersionRuns(running.version, version), words.restart)] : []),
    ...schemaOf({ file, words }),
  ]
}

function schemaOf({ file, words }: Pick<Patient, 'file' | 'words'>): Finding[] {
  if (!existsSync(file)) return []
  try {
    const pending = pendingSteps(file)
    if (stateOf(file).length === 0) return [fail(words.emptyDatabase(file))]
    return [
      pending.length > 0 ? warn(words.stepsPending(pending.length), words.restart) : ok(words.schemaFine),
    ]
  } catch (error) {
    if (error instanceof NewerSchema) return [fail(error.in(words.language))]
    throw error
  }
}

function isOldNode(installed: string): boolean {
  const [least = '0.0'] = /\d+\.\d+/.exec(engines.node) ?? []
  const [[major = 0, minor = 0], [leastMajor = 0, leastMinor = 0]] = [installed, least].map((text) =>
    text.split('.').map(Number),
  ) as [number[], number[]]
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}
