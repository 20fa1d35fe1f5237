import { ANYWAY_FIELD, FORM_KEY_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { Checkbox } from '../choice'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { CustomerFields } from './customer-fields'

export function NewCustomerPage({ formKey }: { formKey: string }) {
  const texts = useTexts().customers
  const { faults, alike } = useRefusal()
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={faults} />
      <p>
        <a className="target" href={href(paths.customers())}>
          {texts.back}
        </a>
      </p>
      <h1>{texts.add}</h1>
      {alike ? <Alike /> : null}
      <OfficeForm action={paths.newCustomer()} button={texts.addButton}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <CustomerFields />
        {alike ? <Checkbox id={ANYWAY_FIELD} name={ANYWAY_FIELD} label={texts.addAnyway} /> : null}
      </OfficeForm>
    </>
  )
}

/** The customers that the new one may be the same as. */
function Alike() {
  const texts = useTexts().customers.alike
  const { alike = [] } = useRefusal()
  const href = useHref()
  return (
    <section className="banner" aria-labelledby="aehnlich">
      <h2 className="banner-title" id="aehnlich">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ul>
        {alike.map(({ id, number, name, city }) => (
          <li key={id}>
            <a className="target" href={href(paths.customer(id))}>
              {`${name}, ${city} (${number})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
