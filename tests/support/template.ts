import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'
import type { MadeFirms } from './made-firms'
import { testVault } from './test-vault'
import { VARIABLES } from './variables'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database file that every test copies. */
    templateFile: string
    /** The same with two firms in it. */
    madeFirms: MadeFirms
  }
}

/** Migrates and fills once per run; copying a file is a hundred times faster. */
export default async function makeTemplate(project: {
  provide(key: 'templateFile', value: string): void
  provide(key: 'madeFirms', value: MadeFirms): void
}): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-template-'))
  const templateFile = join(folder, 'template.sqlite')
  const firmsFile = join(folder, 'firms.sqlite')
  await migrate(templateFile, testVault)
  copyFileSync(templateFile, firmsFile)
  project.provide('templateFile', templateFile)
  Object.assign(process.env, VARIABLES)
  // Imported late, as it reads the keys when loaded.
  const { makeFirms } = await import('./made-firms')
  project.provide('madeFirms', await makeFirms(firmsFile))
  return () => rmSync(folder, { recursive: true, force: true })
}
