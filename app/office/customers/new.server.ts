import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type FileColumn, listFile } from '~/documents/list-file'
import { findAlikeCustomers } from '~/domain/customers/alike.server'
import { createCustomer } from '~/domain/customers/customers.server'
import { findCustomer } from '~/domain/customers/find.server'
import { type CustomerQuery, listCustomers } from '~/domain/customers/list.server'
import { CUSTOMER_FIELDS, type CustomerValues } from '~/domain/customers/values.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { formatDateToCopy, formatDecimal } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { newCustomerForm } from '~/kit/forms/customer-form'
import { ANYWAY_FIELD, FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import type { Language } from '~db/schema'

type NewCustomerValues = z.output<typeof newCustomerForm>

/** The new customer's id, or its possible duplicates. A double click adds one. */
export async function addCustomer(scope: OfficeScope, entered: NewCustomerValues) {
  const { [FORM_KEY_FIELD]: formKey, [ANYWAY_FIELD]: anyway, ...values } = entered
  const earlier = formKey === '' ? undefined : await findCustomer(house.reader, scope, formKey)
  if (earlier && earlier.name === values.name && earlier.street === values.street)
    return { id: earlier.id, alike: [] }
  const alike = anyway ? [] : await findAlikeCustomers(house.reader, scope, values)
  if (alike.length > 0) return { id: undefined, alike }
  const { id } = await createCustomer(house, scope, {
    ...values,
    id: formKey === '' || earlier ? randomUUID() : formKey,
  })
  return { id, alike: [] }
}

export async function customersFile(scope: OfficeScope, query: CustomerQuery, language: Language) {
  const { fields, kinds, paymentMethods } = textsOf(language).customers
  return listFile({
    fileName: 'kunden.csv',
    rows: await listCustomers(house.reader, scope, query),
    columns: CUSTOMER_FIELDS.map(
      (column): FileColumn<CustomerValues> => [
        fields[column],
        (customer) => {
          if (column === 'kind') return kinds[customer.kind]
          if (column === 'payment_method') return paymentMethods[customer.payment_method]
          if (column === 'electronic_consent_on')
            return customer[column] && formatDateToCopy(customer[column], language)
          if (column === 'discount_percent')
            return customer.discount_percent && formatDecimal(customer.discount_percent, language)
          return customer[column]
        },
      ],
    ),
  })
}
