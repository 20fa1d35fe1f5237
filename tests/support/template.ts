import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database file that every test copies. */
    templateFile: string
  }
}

/** Migrates once per run; copying a file is a hundred times faster. */
export default async function makeTemplate(project: {
  provide(key: 'templateFile', value: string): void
}): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-template-'))
  const file = join(folder, 'template.sqlite')
  await migrate(file)
  project.provide('templateFile', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
