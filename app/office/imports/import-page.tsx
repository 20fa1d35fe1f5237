import type { VerdictRow } from '~/domain/imports/verdicts.server'
import type { Paged } from '~/domain/lists/paging'
import type { AlikeRecord } from '~/domain/records/alike'
import { useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { DoneImport } from './done-import'
import type { ImportedKind } from './kind'
import { TakeOverForm } from './take-over-form'
import { UndoneImport } from './undone-import'
import { VerdictList } from './verdict-list'

export interface ImportedFile {
  id: string
  state: 'open' | 'discarded' | 'done' | 'undone'
  revision: number
  counts: Record<'new' | 'alike' | 'wrong', number>
  taken: number
  removed: number
  expiresAt: string
  mayUndo: boolean
}

interface Props {
  kind: ImportedKind
  file: ImportedFile
  rows: Paged<VerdictRow>
  remaining: AlikeRecord[]
}

export function ImportPage({ kind, file, rows, remaining }: Props) {
  const { imports } = useTexts()
  if (file.state === 'done') return <DoneImport kind={kind} file={file} />
  if (file.state === 'undone') return <UndoneImport kind={kind} file={file} remaining={remaining} />
  return (
    <>
      <SavedBanner saved={imports.saved} />
      <BackLink to={paths.importColumns(kind, file.id)} label={imports.verdicts.mapping} />
      <h1>{imports.verdicts.title}</h1>
      <p>{imports.verdicts.text}</p>
      <TakeOverForm kind={kind} file={file} />
      <VerdictList kind={kind} file={file} rows={rows} />
    </>
  )
}
