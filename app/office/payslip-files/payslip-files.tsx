import type { PayslipFile } from '~/domain/payslip-files/list.server'
import { formatDayOf, formatMonth } from '~/i18n/format'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { paths } from '~/paths'

export function PayslipFiles({ files }: { files: PayslipFile[] }) {
  const { files: texts, columns } = useTexts().incoming
  const language = useLanguage()
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby="dateien">
      <h2 id="dateien">{texts.title}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.slips}</th>
            <th scope="col">{columns.waiting}</th>
            <th scope="col">{columns.action}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, fileName, month, createdAt, slipCount, waiting }) => (
            <tr key={id}>
              <th scope="row">{fileName}</th>
              <td data-label={columns.month}>{formatMonth(month, language)}</td>
              <td data-label={columns.when}>{formatDayOf(createdAt, language)}</td>
              <td data-label={columns.slips}>{slipCount}</td>
              <td data-label={columns.waiting}>{waiting}</td>
              <td>
                {waiting === 0 ? null : (
                  <form method="post" action={actionOf(paths.payslipFileDiscard(id))}>
                    <input type="hidden" name={REVISION_FIELD} value={waiting} />
                    <button
                      type="submit"
                      className="button button-quiet button-row"
                      aria-label={texts.discardOf(fileName)}
                    >
                      {texts.discard}
                    </button>
                  </form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
