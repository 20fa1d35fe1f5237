import { Fragment } from 'react'
import type { VerdictRow } from '~/domain/imports/verdicts.server'
import { reasonsOf } from '~/i18n/verdict-words'
import { useTexts } from '~/kit/language'
import { StatusMark, type StatusShape } from '~/kit/status-mark'
import type { ImportedKind } from './kind'

const SHAPE: Record<VerdictRow['verdict'], StatusShape> = { new: 'done', alike: 'waiting', wrong: 'overdue' }

export function VerdictTableRow({ kind, row }: { kind: ImportedKind; row: VerdictRow }) {
  const texts = useTexts()
  const { columns, words, unnamed } = texts.imports.verdicts
  const reasons = reasonsOf(texts, kind, row)
  return (
    <tr>
      <th scope="row">{row.name || unnamed}</th>
      <td data-label={columns.line} className="amount">
        {row.line}
      </td>
      <td data-label={columns.verdict}>
        <StatusMark shape={SHAPE[row.verdict]}>{words[row.verdict]}</StatusMark>
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
