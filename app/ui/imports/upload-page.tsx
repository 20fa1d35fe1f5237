import { FILE_FIELD, FORM_KEY_FIELD } from '~/forms/form-fields'
import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { described, FieldFault } from '../field-frame'
import { useHref, useLanguage, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
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
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={imports.saved} />
      <BackLink to={paths[kind]()} label={imports[kind].back} />
      <h1>{imports[kind].title}</h1>
      <p>{upload.text}</p>
      <p>{upload.sources}</p>
      <p>
        <a className="target" href={href(paths.importTemplate(kind))}>
          {upload.template}
        </a>
      </p>
      <UploadForm kind={kind} formKey={formKey} />
      <p className="soft">{upload.kept}</p>
      {files.length > 0 ? <Files kind={kind} files={files} /> : null}
    </>
  )
}

function UploadForm({ kind, formKey }: Pick<Props, 'kind' | 'formKey'>) {
  const { upload } = useTexts().imports
  const actionOf = useFormAction()
  const fault = useRefusal().faults[FILE_FIELD]
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={actionOf(paths.imports(kind))}
      noValidate
    >
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      <div className="field">
        <label htmlFor={FILE_FIELD}>{upload.choose}</label>
        <p className="field-hint" id={`${FILE_FIELD}-hinweis`}>
          {upload.hint}
        </p>
        <FieldFault id={FILE_FIELD} fault={fault} />
        <input
          className="input"
          type="file"
          id={FILE_FIELD}
          name={FILE_FIELD}
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          {...described(FILE_FIELD, upload.hint, fault)}
        />
      </div>
      <button type="submit" className="button">
        {upload.button}
      </button>
    </form>
  )
}

function Files({ kind, files }: Pick<Props, 'kind' | 'files'>) {
  const { imports } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="sheet stack-tight" aria-labelledby="dateien">
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
