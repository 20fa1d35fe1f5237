import { existsSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'

const TEST = /\.test\.tsx?$/
const IMPORT = /from '([^']+)'|import\('([^']+)'\)/g
/** Rooms with a folder for each noun, and the texts, where a noun is the beginning of a file's name. */
const ROOMS = /^(?:app|tests)\/(?:domain|office|guest|kit|documents|mail)\/([\w-]+)\//
const TEXTS = /^app\/i18n\/([\w-]+)\./
/** What holds for every file. */
const ALWAYS = ['tests/architecture.test.ts']

/**
 * The test files that a change concerns: those of its nouns, in whichever room, those beside which a changed file would
 * stand, and those that import it.
 */
export function testsNear(changed: string[], tracked: string[]): string[] {
  const nouns = new Set(changed.flatMap((file) => ROOMS.exec(file)?.[1] ?? TEXTS.exec(file)?.[1] ?? []))
  const tests = tracked.filter((file) => TEST.test(file) && existsSync(file))
  const isNear = (test: string) =>
    ALWAYS.includes(test) ||
    changed.includes(test) ||
    nouns.has(ROOMS.exec(test)?.[1] ?? '') ||
    changed.some((file) => isMirror(file, test)) ||
    importsOf(test).some((file) => changed.includes(file))
  return tests.filter(isNear)
}

/** tests/auth/claims.test.ts is the mirror of app/auth/claims.server.ts. */
function isMirror(file: string, test: string): boolean {
  const stem = file.replace(/^app\//, 'tests/').replace(/(\.server)?\.tsx?$/, '')
  return test.replace(TEST, '') === stem
}

function importsOf(test: string): string[] {
  return [...readFileSync(test, 'utf8').matchAll(IMPORT)].flatMap(([, still, lazy]) =>
    sourcesOf(test, still ?? lazy ?? ''),
  )
}

function sourcesOf(test: string, specifier: string): string[] {
  const path = specifier.startsWith('.')
    ? normalize(`${dirname(test)}/${specifier}`)
    : specifier.replace(/^~db\//, 'db/').replace(/^~\//, 'app/')
  return [`${path}.ts`, `${path}.tsx`]
}
