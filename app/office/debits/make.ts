import type { Args, RouteHandle } from '~/auth/access'
import { debitFile } from '~/documents/debits/pain-008'
import { DebitConflict } from '~/domain/debits/conflict'
import { makeRuns } from '~/domain/debits/run.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { textsOf } from '~/i18n/texts'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { BY_HAND_FIELD, REASON_FIELD, runForm, TICKS_BYTES } from './forms'

export const handle = { access: 'keep_invoices', bodyLimit: TICKS_BYTES } satisfies RouteHandle

const FIELDS: Record<string, string> = {
  debit_reason_missing: REASON_FIELD,
  debits_unannounced: BY_HAND_FIELD,
}

/** Makes the files of the ticked debits; several days or schemes are several files. */
export function action({ request, scope }: Args<typeof handle>) {
  const at = (code: string) => FIELDS[code] ?? 'form'
  return carryOutForm(
    { request, schema: runForm, page: paths.debits(), conflict: { of: DebitConflict, at } },
    async (values) => {
      const [first = '', ...others] = await makeRuns(house, scope, {
        ...values,
        purpose: ({ number, language }) => textsOf(language).debits.purpose(number),
        render: debitFile,
      })
      return others.length === 0
        ? saved<'debits'>(request, paths.debitRun(first), 'erstellt')
        : saved<'debits'>(request, paths.debits(), 'mehrere')
    },
  )
}
