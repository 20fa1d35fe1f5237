import { formatDate, formatDayOf } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { PaymentsData } from './payments.server'

type File = PaymentsData['files'][number]

/** Files that were made of this month, and what a person noted. */
export function FileTable({ files, month }: Pick<PaymentsData, 'files' | 'month'>) {
  const texts = useTexts().payrollPayments
  const { file: words } = texts
  const language = useLanguage()
  const href = useHref()
  if (files.length === 0) return null
  return (
    <RecordPart id="dateien" title={words.files}>
      <Table
        labelledBy="dateien"
        rows={files}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words.title,
            isRowName: true,
            look: 'whole',
            cell: (file) => (
              <a className="target" href={href(paths.payrollPaymentFile(month, file.id))}>
                {file.isByHand ? words.byHand : file.messageId}
              </a>
            ),
          },
          { title: texts.columns.group, cell: ({ group }) => texts.groups[group] },
          { title: words.day, cell: ({ executeOn }) => formatDate(executeOn, language) },
          { title: words.made, cell: ({ madeAt }) => formatDayOf(madeAt, language) },
          { title: texts.columns.state, cell: (file) => <FileState file={file} /> },
          {
            title: texts.columns.amount,
            look: 'number',
            cell: ({ cents }) => <Money cents={cents} />,
          },
        ]}
      />
    </RecordPart>
  )
}

function FileState({ file: { droppedAt, fetchedAt, isByHand } }: { file: File }) {
  const { states } = useTexts().payrollPayments.file
  if (droppedAt !== null) return <StatusMark shape="cancelled">{states.dropped}</StatusMark>
  if (isByHand) return <StatusMark shape="done">{states.byHand}</StatusMark>
  return fetchedAt === null ? (
    <StatusMark shape="open">{states.made}</StatusMark>
  ) : (
    <StatusMark shape="done">{states.fetched}</StatusMark>
  )
}
