import type { PastedRow } from '~/domain/hours/paste.server'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { useHoursWords } from './words'

const SHAPES: Partial<Record<PastedRow['finding'], StatusShape>> = {
  new: 'done',
  changed: 'partly',
  same: 'credit',
}

export function PasteRows({ rows }: { rows: PastedRow[] }) {
  const { fields, paste: texts } = useTexts().hours
  const { changes } = useHoursWords()
  return (
    <table className="table table-cards list import-rows">
      <caption className="visually-hidden">{texts.checked}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.row}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.finding}</th>
          <th scope="col">{texts.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, number, employee, finding, bad, before, after }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td data-label={texts.number}>{number}</td>
            <td data-label={texts.name}>{employee?.name ?? '–'}</td>
            <td data-label={texts.finding}>
              <StatusMark shape={SHAPES[finding] ?? 'overdue'}>
                {texts.findings[finding]}
                {finding === 'unreadable' && bad ? ` ${fields[bad]}` : ''}
              </StatusMark>
            </td>
            <td data-label={texts.change}>{SHAPES[finding] ? changes(before, after).join(' · ') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
