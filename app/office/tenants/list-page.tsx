import type { OwnTenant } from '~/domain/users/members/own-tenants.server'
import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { useRefusal } from '~/kit/refusal'
import { Table } from '~/kit/table'
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
      <Table
        caption={texts.title}
        rows={tenants}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.fields.name,
            cell: ({ id, name }) => (
              <a className="target" href={href(paths.tenant(id))}>
                {name}
              </a>
            ),
          },
          { title: texts.fields.city, isGroup: true, cell: ({ city }) => city },
        ]}
      />
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
