import { described, FieldFault, hintId } from './field-frame'
import { FILE_FIELD } from './forms/form-fields'
import { useRefusal } from './refusal'

export const PDF_ONLY = '.pdf,application/pdf'

interface FileFieldProps {
  label: string
  hint: string
  /** A hint to the browser; the server judges by content. */
  accept: string
  multiple?: boolean
}

export function FileField({ label, hint, accept, multiple }: FileFieldProps) {
  const fault = useRefusal().faults[FILE_FIELD]
  return (
    <div className="field">
      <label htmlFor={FILE_FIELD}>{label}</label>
      <p className="field-hint" id={hintId(FILE_FIELD)}>
        {hint}
      </p>
      <FieldFault id={FILE_FIELD} fault={fault} />
      <input
        className="input"
        type="file"
        id={FILE_FIELD}
        name={FILE_FIELD}
        accept={accept}
        multiple={multiple}
        {...described(FILE_FIELD, hint, fault)}
      />
    </div>
  )
}
