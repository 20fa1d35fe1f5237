import { formatMoment } from '~/i18n/format'
import { Confirmation } from '~/kit/banner'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { paths } from '~/paths'
import type { ImportedFile, ImportedKind } from './kind'
import { WaysOn } from './ways-on'

export interface Props {
  kind: ImportedKind
  file: ImportedFile
}

export function DoneImport({ kind, file: { id, taken, expiresAt, mayUndo } }: Props) {
  const { imports } = useTexts()
  const { done } = imports
  const language = useLanguage()
  return (
    <>
      <PageHead back={{ to: paths[kind](), label: imports[kind].back }} title={imports[kind].title} />
      <Confirmation title={done.title(imports[kind].count(taken))}>
        <p>{done.text}</p>
      </Confirmation>
      <WaysOn kind={kind} />
      {mayUndo ? (
        <section className="sheet stack-tight" aria-labelledby="zuruecknehmen">
          <h2 id="zuruecknehmen">{done.undo}</h2>
          <p>{done.undoText(formatMoment(expiresAt, language))}</p>
          <OfficeForm action={paths.importUndo(kind, id)} button={done.undo} isQuiet />
        </section>
      ) : (
        <p className="soft">{done.tooLate}</p>
      )}
    </>
  )
}
