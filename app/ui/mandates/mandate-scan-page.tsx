import { FILE_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { described, FieldFault } from '../field-frame'
import { useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'

interface Props {
  mandate: { id: string; reference: string }
  hasScan: boolean
}

export function MandateScanPage({ mandate, hasScan }: Props) {
  const { mandates: texts } = useTexts()
  const { scan } = texts
  const { faults } = useRefusal()
  const actionOf = useFormAction()
  const fault = faults[FILE_FIELD]
  return (
    <>
      <ErrorSummary faults={faults} />
      <BackLink to={paths.mandate(mandate.id)} label={texts.backToOne(mandate.reference)} />
      <h1>{scan.title}</h1>
      <p>{hasScan ? scan.replaceText : scan.text}</p>
      <form
        className="form"
        method="post"
        encType="multipart/form-data"
        action={actionOf(paths.mandateScan(mandate.id))}
        noValidate
      >
        <div className="field">
          <label htmlFor={FILE_FIELD}>{scan.choose}</label>
          <p className="field-hint" id={`${FILE_FIELD}-hinweis`}>
            {scan.hint}
          </p>
          <FieldFault id={FILE_FIELD} fault={fault} />
          <input
            className="input"
            type="file"
            id={FILE_FIELD}
            name={FILE_FIELD}
            accept="application/pdf,image/png,image/jpeg"
            {...described(FILE_FIELD, scan.hint, fault)}
          />
        </div>
        <button type="submit" className="button">
          {scan.upload}
        </button>
      </form>
    </>
  )
}
