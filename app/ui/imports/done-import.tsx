import type { AlikeRecord } from '~/domain/records/alike'
import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { Confirmation } from '../banner'
import { useHref, useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { BackLink } from '../records/back-link'
import type { ImportedFile } from './import-page'
import type { ImportedKind } from './kind'

interface Props {
  kind: ImportedKind
  file: ImportedFile
}

const ONE = { customers: paths.customer, employees: paths.employee } as const

export function DoneImport({ kind, file: { id, taken, expiresAt, mayUndo } }: Props) {
  const { imports } = useTexts()
  const { done } = imports
  const language = useLanguage()
  return (
    <>
      <BackLink to={paths[kind]()} label={imports[kind].back} />
      <h1>{imports[kind].title}</h1>
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

export function UndoneImport({ kind, file, remaining }: Props & { remaining: AlikeRecord[] }) {
  const { imports } = useTexts()
  const { undone } = imports
  const href = useHref()
  return (
    <>
      <BackLink to={paths[kind]()} label={imports[kind].back} />
      <h1>{imports[kind].title}</h1>
      <Confirmation title={undone.title(imports[kind].count(file.removed))}>
        <p>{remaining.length === 0 ? undone.nothingKept : undone.kept}</p>
        {remaining.length === 0 ? null : (
          <ul>
            {remaining.map(({ id, name, number, city }) => (
              <li key={id}>
                <a className="target" href={href(ONE[kind](id))}>
                  {`${name}, ${city} (${number})`}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Confirmation>
      <WaysOn kind={kind} />
    </>
  )
}

function WaysOn({ kind }: Pick<Props, 'kind'>) {
  const { imports } = useTexts()
  const href = useHref()
  return (
    <p className="actions">
      <a className="button" href={href(paths[kind]())}>
        {imports[kind].list}
      </a>
      <a className="target" href={href(paths.imports(kind))}>
        {imports.done.next}
      </a>
    </p>
  )
}
