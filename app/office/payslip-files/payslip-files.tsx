import type { PayslipFile } from '~/domain/payslip-files/list.server'
import { formatDayOf, formatMonth } from '~/i18n/format'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function PayslipFiles({ files }: { files: PayslipFile[] }) {
  const { files: texts, columns } = useTexts().incoming
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="dateien">
      <h2 id="dateien">{texts.title}</h2>
      <Table
        caption={texts.title}
        rows={files}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.file, cell: ({ fileName }) => fileName },
          { title: columns.month, cell: ({ month }) => formatMonth(month, language) },
          { title: columns.when, cell: ({ createdAt }) => formatDayOf(createdAt, language) },
          { title: columns.slips, cell: ({ slipCount }) => slipCount },
          { title: columns.waiting, cell: ({ waiting }) => waiting },
          {
            title: columns.action,
            isUntitled: true,
            cell: (file) => (file.waiting === 0 ? null : <Discard file={file} />),
          },
        ]}
      />
    </section>
  )
}

function Discard({ file: { id, fileName, waiting } }: { file: PayslipFile }) {
  const { files: texts } = useTexts().incoming
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(paths.payslipFileDiscard(id))}>
      <input type="hidden" name={REVISION_FIELD} value={waiting} />
      <button type="submit" className="button button-quiet button-row" aria-label={texts.discardOf(fileName)}>
        {texts.discard}
      </button>
    </form>
  )
}
