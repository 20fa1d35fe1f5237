import type { OwnTenant } from '~/domain/users/members/own-tenants.server'
import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { useTenantLabel } from './fields'
import { SeatFields } from './seat-fields'

interface Props {
  tenants: OwnTenant[]
  mayFound: boolean
  formKey: string
}

export function TenantsPage({ tenants, mayFound, formKey }: Props) {
  const texts = useTexts().tenants
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useTenantLabel()} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.fields.name}</th>
            <th scope="col">{texts.fields.city}</th>
          </tr>
        </thead>
        <tbody>
          {tenants.map(({ id, name, city }) => (
            <tr key={id}>
              <th scope="row">
                <a className="target tenant-name" href={href(paths.tenant(id))}>
                  {name}
                </a>
              </th>
              <td data-label={texts.fields.city}>
                <span className="value">{city}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="stack-tight" aria-labelledby="neu">
        <h2 id="neu">{texts.found}</h2>
        <p>{mayFound ? texts.foundText : texts.foundByOthers}</p>
        {mayFound ? (
          <OfficeForm action={paths.tenants()} button={texts.foundButton}>
            <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
            <SeatFields />
          </OfficeForm>
        ) : null}
      </section>
    </>
  )
}
