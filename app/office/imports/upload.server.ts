import { randomUUID } from 'node:crypto'
import { csvFile } from '~/documents/csv'
import { ImportConflict } from '~/domain/imports/conflict'
import { listImports, startImport } from '~/domain/imports/imports.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { inTurn } from '~/domain/kernel/turns'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { saved, seeOther } from '~/http/redirect.server'
import { sha256 } from '~/http/sha256.server'
import { importLabels } from '~/i18n/import-words'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { paths } from '~/paths'
import { exampleRow } from './example-row'
import { readTable } from './read-table.server'
import type { ImportFrame } from './setups.server'

export async function uploadPageData(scope: OfficeScope, { kind }: ImportFrame) {
  const files = await listImports(house.reader, scope, kind)
  return {
    kind: kind.kind,
    formKey: randomUUID(),
    files: files.map(({ id, state, created_at, row_count, taken_count }) => ({
      ...{ id, state, rows: row_count, taken: taken_count },
      at: created_at,
    })),
  }
}

/** A double click stores the file once; going back and choosing another file makes another import. */
export function keepUpload(request: Request, scope: OfficeScope, { kind: { kind } }: ImportFrame) {
  const faults = { missing: 'import_file_missing', tooLarge: 'import_file_too_large' } as const
  return carryOutUpload({ request, scope, conflict: ImportConflict, faults }, async (bytes, formKey) => {
    const table = await inTurn('table', scope.tenantId, () => readTable(bytes))
    const wanted = formKey === undefined ? randomUUID() : idOf(formKey, bytes)
    const { id, isDisplacing } = await startImport(house, scope, { kind, id: wanted, table })
    const next = paths.importColumns(kind, id)
    return isDisplacing ? saved<'imports'>(request, next, 'verdraengt') : seeOther(request, next)
  })
}

/** Stable for the same file from the same form. */
function idOf(formKey: string, bytes: Uint8Array): string {
  const hash = sha256(`${formKey} ${sha256(bytes)}`)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}

export function templateFile(request: Request, { kind: { kind } }: ImportFrame): Response {
  const language = languageOf(request)
  const texts = textsOf(language)
  const labels = importLabels(texts, kind)
  const example = exampleRow(kind, texts, language)
  const bytes = csvFile([Object.keys(example).map((field) => labels[field] ?? field), Object.values(example)])
  return madeFile(request, {
    bytes,
    mediaType: 'text/csv; charset=utf-8',
    fileName: texts.imports.template[kind],
  })
}
