import type { Handover } from '~/domain/handovers/list.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { useFormatName } from '../hours/format-name'

export function HandoverFiles({ handovers }: { handovers: Handover[] }) {
  const { files: texts } = useTexts().handover
  const nameOf = useFormatName()
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="dateien">
      <h2 id="dateien">{texts.title}</h2>
      <Table
        caption={texts.title}
        rows={handovers}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.file,
            phone: 'first',
            cell: ({ id, fileName, isWhole }) => (
              <>
                <a className="target" href={paths.handoverFile(id)}>
                  {fileName}
                </a>
                {isWhole ? <Remark>{texts.whole}</Remark> : null}
              </>
            ),
          },
          { title: texts.format, phone: 'below', cell: ({ format }) => nameOf(format) },
          { title: texts.at, phone: 'belowEnd', cell: ({ at }) => formatMoment(at, language) },
          { title: texts.by, cell: ({ by }) => by ?? '–' },
          {
            title: texts.people,
            cell: ({ employeeCount, lineCount }) =>
              employeeCount === 0 ? texts.empty : texts.count(employeeCount, lineCount),
          },
        ]}
      />
    </section>
  )
}
