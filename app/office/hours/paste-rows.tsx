import type { PastedRow } from '~/domain/hours/paste.server'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { Table } from '~/kit/table'
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
    <Table
      caption={texts.checked}
      className="import-rows"
      rows={rows}
      keyOf={({ row }) => row}
      columns={[
        { title: texts.row, cell: ({ row }) => row },
        { title: texts.number, cell: ({ number }) => number },
        { title: texts.name, cell: ({ employee }) => employee?.name ?? '–' },
        {
          title: texts.finding,
          cell: ({ finding, bad }) => (
            <StatusMark shape={SHAPES[finding] ?? 'overdue'}>
              {texts.findings[finding]}
              {finding === 'unreadable' && bad ? ` ${fields[bad]}` : ''}
            </StatusMark>
          ),
        },
        {
          title: texts.change,
          cell: ({ finding, before, after }) => (SHAPES[finding] ? changes(before, after).join(' · ') : '–'),
        },
      ]}
    />
  )
}
