import type { CheckedRow } from '~/domain/imports/checked-rows.server'
import type { Paged } from '~/domain/lists/paging'
import type { AlikeRecord } from '~/domain/records/alike'
import { Confirmation } from '~/kit/banner'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { CheckedRows } from './checked-rows'
import { DoneImport } from './done-import'
import type { ImportedFile, ImportedKind } from './kind'
import { TakeOverForm } from './take-over-form'
import { WaysOn } from './ways-on'

interface Props {
  kind: ImportedKind
  file: ImportedFile
  rows: Paged<CheckedRow>
  remaining: AlikeRecord[]
}

export function ImportPage({ kind, file, rows, remaining }: Props) {
  const { imports } = useTexts()
  if (file.state === 'done') return <DoneImport kind={kind} file={file} />
  if (file.state === 'undone') return <UndoneImport kind={kind} file={file} remaining={remaining} />
  return (
    <>
      <SavedBanner saved={imports.saved} />
      <PageHead
        back={{ to: paths.importColumns(kind, file.id), label: imports.check.mapping }}
        title={imports.check.title}
        others={[
          {
            label: imports.check.discard,
            action: paths.importDiscard(kind, file.id),
            fields: { [REVISION_FIELD]: String(file.revision) },
            isEnd: true,
          },
        ]}
      />
      <p>{imports.check.text}</p>
      <TakeOverForm kind={kind} file={file} />
      <CheckedRows kind={kind} file={file} rows={rows} />
    </>
  )
}

const ONE = { customers: paths.customer, employees: paths.employee } as const

function UndoneImport({ kind, file, remaining }: Omit<Props, 'rows'>) {
  const { imports } = useTexts()
  const { undone } = imports
  const href = useHref()
  return (
    <>
      <PageHead back={{ to: paths[kind](), label: imports[kind].back }} title={imports[kind].title} />
      <Confirmation title={undone.title(imports[kind].count(file.removed))}>
        <p>{remaining.length === 0 ? undone.nothingKept : undone.kept}</p>
        {remaining.length === 0 ? null : (
          <ul>
            {remaining.map(({ id, name, number, city }) => (
              <li key={id}>
                <a className="target" href={href(ONE[kind](id))}>
                  {`${name}, ${city} (${number})`}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Confirmation>
      <WaysOn kind={kind} />
    </>
  )
}
