import type { Args, RouteHandle } from '~/auth/access'
import { DebitConflict } from '~/domain/debits/conflict'
import { failCollections } from '~/domain/debits/fail.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { failureForm, REASON_FIELD, TICKS_BYTES } from './forms'

export const handle = { access: 'keep_invoices', bodyLimit: TICKS_BYTES } satisfies RouteHandle

/** What the bank did not carry out, or never got. */
export function action({ request, scope, params: { debitRunId: runId } }: Args<typeof handle, 'debitRunId'>) {
  const page = paths.debitRun(runId)
  const at = (code: string) => (code === 'debit_reason_missing' ? REASON_FIELD : 'form')
  return carryOutForm(
    { request, schema: failureForm, page, conflict: { of: DebitConflict, at } },
    async (values) => {
      await failCollections(house, scope, { runId, ...values })
      return saved<'debits'>(request, page, 'vermerkt')
    },
  )
}
