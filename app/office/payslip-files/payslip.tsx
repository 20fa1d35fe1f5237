import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listForChoice } from '~/domain/employees/choice.server'
import { IncomingConflict } from '~/domain/payslip-files/conflict'
import { getIncoming } from '~/domain/payslip-files/list.server'
import { assignIncoming } from '~/domain/payslip-release/decide.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { assignForm } from './forms'
import { IncomingSlipPage } from './payslip-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts) => texts.incoming.slip.title,
} satisfies RouteHandle

export async function loader({ scope, params: { slipId } }: Args<typeof handle, 'slipId'>) {
  return {
    slip: await getIncoming(house.reader, scope, slipId),
    employees: await listForChoice(house.reader, scope),
  }
}

export function action({ request, scope, params: { slipId } }: Args<typeof handle, 'slipId'>) {
  const conflict = {
    of: IncomingConflict,
    at: (code: string) => (code === 'slip_before_entry' ? 'month' : 'employee_id'),
  }
  return carryOutForm({ request, schema: assignForm, conflict }, async (values) => {
    await assignIncoming(house, scope, {
      id: slipId,
      employeeId: values.employee_id,
      month: values.month,
      revision: values[REVISION_FIELD],
    })
    return saved<'incoming'>(request, paths.incomingPayslips(), 'zugeordnet')
  })
}

export default function IncomingPayslip() {
  return <IncomingSlipPage {...useLoaderData<typeof loader>()} />
}
