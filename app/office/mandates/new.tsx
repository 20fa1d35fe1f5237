import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { MandateConflict } from '~/domain/mandates/conflict'
import { findMandate } from '~/domain/mandates/mandates.server'
import { enterMandate } from '~/domain/mandates/paper.server'
import { readPayee } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { keyOfNew } from '~/kit/forms/key-of-new.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { mandateFieldOf, mandateForm } from './forms'
import { NewMandatePage } from './new-page'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.mandates.add, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name, kind } = await getCustomer(house.reader, scope, params.customerId)
  const { creditorId } = await readPayee(house.reader, scope.tenantId)
  const find = (key: string) => findMandate(house.reader, scope, key)
  const formKey = await keyOfNew(request, { find, pathOf: paths.mandate })
  return { customer: { id, name, kind }, hasCreditorId: creditorId !== null, formKey }
}

export async function action({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id: customerId } = await getCustomer(house.reader, scope, params.customerId)
  const conflict = { of: MandateConflict, at: mandateFieldOf }
  return carryOutForm({ request, schema: mandateForm(scope.today), conflict }, async (values) => {
    const { id } = await enterMandate(house, scope, {
      id: values[FORM_KEY_FIELD] || randomUUID(),
      customerId,
      holder: values.holder,
      iban: values.iban,
      signedOn: values.signed_on,
      type: values.type,
      reference: values.reference,
      lastUsedOn: values.last_used_on,
      noticeDays: values.notice_days,
    })
    return saved<'mandates'>(request, paths.mandate(id), 'neu')
  })
}

export default function NewMandate() {
  return <NewMandatePage {...useLoaderData<typeof loader>()} />
}
