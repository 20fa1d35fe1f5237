import { FILE_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { described, FieldFault } from '../field-frame'
import { useHref, useTexts } from '../language'
import { useRefusal } from '../refusal'

export function UploadForm({ tenantId, hasLogo }: { tenantId: string; hasLogo: boolean }) {
  const { logo } = useTexts().tenants
  const href = useHref()
  const fault = useRefusal().faults[FILE_FIELD]
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={href(paths.tenantLogo(tenantId))}
      noValidate
    >
      <div className="field">
        <label htmlFor={FILE_FIELD}>{hasLogo ? logo.replace : logo.choose}</label>
        <p className="field-hint" id={`${FILE_FIELD}-hinweis`}>
          {logo.hint}
        </p>
        <FieldFault id={FILE_FIELD} fault={fault} />
        <input
          className="input"
          type="file"
          id={FILE_FIELD}
          name={FILE_FIELD}
          accept="image/png,image/jpeg"
          {...described(FILE_FIELD, logo.hint, fault)}
        />
      </div>
      <button type="submit" className="button">
        {logo.upload}
      </button>
    </form>
  )
}
