import { Fragment } from 'react'
import type { CheckedRow } from '~/domain/imports/checked-rows.server'
import type { Paged } from '~/domain/lists/paging'
import { reasonsOf } from '~/i18n/import-words'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { paths } from '~/paths'
import { importPagePath } from './import-query'
import type { ImportedFile, ImportedKind } from './kind'

interface Props {
  kind: ImportedKind
  file: ImportedFile
  rows: Paged<CheckedRow>
}

export function CheckedRows({ kind, file, rows }: Props) {
  const texts = useTexts().imports.check
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
      <table className="table table-cards list import-rows">
        <caption className="visually-hidden">{texts.rows}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.finding}</th>
            <th scope="col">{columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {rows.items.map((row) => (
            <CheckedRowLine key={row.line} kind={kind} row={row} />
          ))}
        </tbody>
      </table>
      <Pagination
        list={texts.rows}
        shown={rows}
        pathOf={(place) => importPagePath(paths.import(kind, file.id), place)}
      />
    </section>
  )
}

const SHAPE: Record<CheckedRow['finding'], StatusShape> = { new: 'done', alike: 'waiting', wrong: 'overdue' }

function CheckedRowLine({ kind, row }: { kind: ImportedKind; row: CheckedRow }) {
  const texts = useTexts()
  const { columns, words, unnamed } = texts.imports.check
  const reasons = reasonsOf(texts, kind, row)
  return (
    <tr>
      <th scope="row">{row.name || unnamed}</th>
      <td data-label={columns.line} className="amount">
        {row.line}
      </td>
      <td data-label={columns.finding}>
        <StatusMark shape={SHAPE[row.finding]}>{words[row.finding]}</StatusMark>
      </td>
      {reasons.length === 0 ? (
        <td />
      ) : (
        <td data-label={columns.reason}>
          <span className="value">
            {reasons.map((reason, index) => (
              <Fragment key={reason}>
                {index > 0 ? <br /> : null}
                {reason}
              </Fragment>
            ))}
          </span>
        </td>
      )}
    </tr>
  )
}
