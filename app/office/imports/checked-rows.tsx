import { Fragment, type ReactNode } from 'react'
import type { CheckedRow } from '~/domain/imports/checked-rows.server'
import type { Paged } from '~/domain/lists/paging'
import { reasonsOf } from '~/i18n/import-words'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { importPagePath } from './import-query'
import type { ImportedFile, ImportedKind } from './kind'

interface Props {
  kind: ImportedKind
  file: ImportedFile
  rows: Paged<CheckedRow>
}

export function CheckedRows({ kind, file, rows }: Props) {
  const all = useTexts()
  const texts = all.imports.check
  const { columns } = texts
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="zeilen">
      <h2 id="zeilen">{texts.rows}</h2>
      <p className="screen-only">
        <a className="target" href={href(paths.importCheckFile(kind, file.id))}>
          {texts.file}
        </a>
      </p>
      <Table
        caption={texts.rows}
        className="import-rows"
        rows={rows.items}
        keyOf={({ line }) => line}
        columns={[
          { title: columns.name, cell: ({ name }) => name || texts.unnamed },
          { title: columns.line, look: 'amount', cell: ({ line }) => line },
          {
            title: columns.finding,
            cell: ({ finding }) => <StatusMark shape={SHAPE[finding]}>{texts.words[finding]}</StatusMark>,
          },
          { title: columns.reason, cell: (row) => reasonsIn(reasonsOf(all, kind, row)) },
        ]}
      />
      <Pagination
        list={texts.rows}
        shown={rows}
        pathOf={(place) => importPagePath(paths.import(kind, file.id), place)}
      />
    </section>
  )
}

const SHAPE: Record<CheckedRow['finding'], StatusShape> = { new: 'done', alike: 'waiting', wrong: 'overdue' }

function reasonsIn(reasons: string[]): ReactNode {
  if (reasons.length === 0) return null
  return (
    <span className="value">
      {reasons.map((reason, index) => (
        <Fragment key={reason}>
          {index > 0 ? <br /> : null}
          {reason}
        </Fragment>
      ))}
    </span>
  )
}
