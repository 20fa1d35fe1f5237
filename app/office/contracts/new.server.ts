import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { createContract } from '~/domain/contracts/contracts.server'
import { findContract } from '~/domain/contracts/find.server'
import { firstInvoiceOn } from '~/domain/contracts/rhythm'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import type { newContractForm } from './forms'

/** Returns the id. A double click adds one contract. */
export async function addContract(
  scope: OfficeScope,
  customerId: string,
  { [FORM_KEY_FIELD]: formKey, ...entered }: z.output<typeof newContractForm>,
): Promise<string> {
  const earlier = formKey === '' ? undefined : await findContract(house.reader, scope, formKey, scope.today)
  if (earlier && earlier.customerId === customerId && earlier.title === entered.title) return earlier.id
  const first = firstInvoiceOn(
    {
      startsOn: entered.starts_on,
      intervalMonths: entered.interval_months,
      intervalWeeks: entered.interval_weeks,
      dueDay: entered.due_day,
      isInAdvance: entered.is_in_advance === 1,
    },
    scope.today,
  )
  const { id } = await createContract(house, scope, {
    ...entered,
    id: formKey === '' || earlier ? randomUUID() : formKey,
    customer_id: customerId,
    next_invoice_on: entered.next_invoice_on ?? first,
  })
  return id
}
