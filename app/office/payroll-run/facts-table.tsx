import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { saved } from '~/http/redirect.server'
import { PASTED_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { giveBackHere, refusedFormOf } from '~/kit/forms/refused-form.server'
import { paths } from '~/paths'
import { checkTable, isReady, takeTable } from './facts-table.server'
import { PayrollTablePage } from './facts-table-page'
import { TAKE_FIELD, tableForm } from './table-form'

/** Enough for some thousand rows, in bytes. */
const TABLE_BYTES = 512 * 1024

export const handle = {
  access: 'see_sensitive',
  bodyLimit: TABLE_BYTES,
  title: (texts) => texts.payrollRun.table.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const text = (await refusedFormOf(request))?.refusal.values[PASTED_FIELD] ?? ''
  const isTable = tableForm.safeParse({ [PASTED_FIELD]: text }).success
  return { check: (isTable && (await checkTable(scope, text))) || null }
}

export function action({ request, scope }: Args<typeof handle>) {
  return carryOutForm({ request, schema: tableForm }, async (values, entered) => {
    const text = values[PASTED_FIELD]
    const check = await checkTable(scope, text)
    if (!check) return { faults: { [PASTED_FIELD]: 'table_numbers_missing' as const } }
    if (!isReady(check)) return { faults: { [PASTED_FIELD]: 'table_faulty' as const } }
    if (values[TAKE_FIELD] === undefined)
      return giveBackHere(request, {
        refusal: { faults: {}, values: entered },
        wait: 0,
        status: 200,
        at: 'ergebnis',
      })
    await takeTable(scope, text)
    return saved<'payrollRun'>(request, paths.payrollTable(), 'tabelle')
  })
}

export default function PayrollTable() {
  return <PayrollTablePage {...useLoaderData<typeof loader>()} />
}
