import { formatMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'
import type { ImportedKind } from './kind'

interface Props {
  kind: ImportedKind
  formKey: string
  files: {
    id: string
    state: 'open' | 'discarded' | 'done' | 'undone'
    rows: number
    taken: number
    at: string
  }[]
}

export function UploadPage({ kind, formKey, files }: Props) {
  const { imports } = useTexts()
  const { upload } = imports
  const actionOf = useFormAction()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={imports.saved} />
      <PageHead
        back={{ to: paths[kind](), label: imports[kind].back }}
        title={imports[kind].title}
        others={[{ label: upload.template, to: paths.importTemplate(kind) }]}
      />
      <p>{upload.text}</p>
      <p>{upload.sources}</p>
      <UploadForm
        action={actionOf(paths.imports(kind))}
        label={upload.choose}
        hint={upload.hint}
        button={upload.button}
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      >
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      </UploadForm>
      <p className="soft">{upload.kept}</p>
      {files.length > 0 ? <Files kind={kind} files={files} /> : null}
    </>
  )
}

function Files({ kind, files }: Pick<Props, 'kind' | 'files'>) {
  const { imports } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="dateien">
      <h2 id="dateien">{imports.upload.files}</h2>
      <ul>
        {files.map(({ id, state, rows, taken, at }) => (
          <li key={id}>
            <a className="target" href={href(paths.import(kind, id))}>
              {state === 'open'
                ? imports.upload.open(formatMoment(at, language), String(rows))
                : imports.upload.done(formatMoment(at, language), imports[kind].count(taken))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
