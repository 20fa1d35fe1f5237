import { listFile } from '~/documents/list-file'
import { checkImport } from '~/domain/imports/check.server'
import { listCheckedRows, listRemaining, readCheckedRows } from '~/domain/imports/checked-rows.server'
import { discardImport } from '~/domain/imports/imports.server'
import { carryOut } from '~/domain/imports/take-over.server'
import { undoImport } from '~/domain/imports/undo.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { saved, seeOther } from '~/http/redirect.server'
import { reasonsOf } from '~/i18n/import-words'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { readOfficeForm } from '~/kit/forms/form.server'
import { paths } from '~/paths'
import { decisionForm } from './decision-form'
import { readImportQuery } from './import-query'
import type { ImportFrame, ImportSetup } from './setups.server'

/** The check, or the result of the import; null until columns are mapped. */
export async function checkPageData<Values>(
  request: Request,
  scope: OfficeScope,
  setup: ImportSetup<Values>,
  id: string,
) {
  const file = await checkImport(house, scope, checkingOf(scope, setup, id))
  if (file.state === 'open' && file.mapping_json === null) return null
  const query = readImportQuery(request)
  return {
    kind: setup.kind.kind,
    file: {
      id,
      state: file.state,
      revision: file.revision,
      counts: { new: file.new_count, alike: file.alike_count, wrong: file.wrong_count },
      taken: file.taken_count,
      removed: file.removed_count,
      expiresAt: file.expires_at,
      mayUndo: file.state === 'done' && file.expires_at > scope.at,
    },
    rows: await readCheckedRows(house.reader, house.vault, scope, {
      kind: setup.kind,
      file,
      page: query.place.page,
    }),
    remaining:
      file.state === 'undone' ? await listRemaining(house.reader, scope, { kind: setup.kind, id }) : [],
  }
}

export async function checkFile<Values>(
  request: Request,
  scope: OfficeScope,
  setup: ImportSetup<Values>,
  id: string,
): Promise<Response> {
  const { kind } = setup.kind
  const file = await checkImport(house, scope, checkingOf(scope, setup, id))
  const texts = textsOf(languageOf(request))
  const { columns, words, fileName } = texts.imports.check
  return madeFile(
    request,
    listFile({
      fileName,
      rows: await listCheckedRows(house.reader, house.vault, scope, { kind: setup.kind, file }),
      columns: [
        [columns.line, ({ line }) => line],
        [columns.name, ({ name }) => name],
        [columns.finding, ({ finding }) => words[finding]],
        [columns.reason, (row) => reasonsOf(texts, kind, row).join(' ')],
      ],
    }),
  )
}

export async function takeOver<Values>(
  request: Request,
  scope: OfficeScope,
  setup: ImportSetup<Values>,
  id: string,
) {
  const { kind } = setup.kind
  const page = paths.import(kind, id)
  const form = await readOfficeForm(request, decisionForm)
  if (form.outcome === 'refused') return saved<'imports'>(request, page, 'anders')
  const outcome = await carryOut(house, scope, checkingOf(scope, setup, id), form.values)
  if (outcome === 'done') return seeOther(request, page)
  return saved<'imports'>(request, page, outcome === 'nothing' ? 'nichts' : 'anders')
}

export async function takeBack(request: Request, scope: OfficeScope, setup: ImportFrame, id: string) {
  await undoImport(house, scope, setup.kind, id)
  return seeOther(request, paths.import(setup.kind.kind, id))
}

export async function discard(request: Request, scope: OfficeScope, { kind }: ImportFrame, id: string) {
  const form = await readOfficeForm(request, decisionForm)
  const revision = form.outcome === 'accepted' ? form.values.revision : -1
  if (!(await discardImport(house, scope, { kind: kind.kind, id, revision })))
    return saved<'imports'>(request, paths.import(kind.kind, id), 'anders')
  return saved<'imports'>(request, paths.imports(kind.kind), 'verworfen')
}

function checkingOf<Values>(scope: OfficeScope, { kind, reader }: ImportSetup<Values>, id: string) {
  return { kind, id, read: reader(scope.today) }
}
