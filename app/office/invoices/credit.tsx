import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { LINES_BYTES } from '~/kit/forms/priced-lines'
import { giveBackHere } from '~/kit/forms/refused-form.server'
import { titleUpTo } from '~/kit/title'
import { paths } from '~/paths'
import { refusedActs } from './act.server'
import { creditForm, readSeen, SUMS_BUTTON } from './credit-form'
import { CreditInvoicePage } from './credit-page'
import { creditPage, enteredCredit } from './credit-page.server'

export const handle = {
  access: 'keep_invoices',
  bodyLimit: LINES_BYTES,
  title: (texts, data) => titleUpTo(texts.invoices.credit.title, data, 'number'),
} satisfies RouteHandle

export function loader({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return refusedActs(request, invoiceId, () => creditPage(scope, invoiceId))
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: creditForm, conflict }, async (values, entered) => {
    await creditPage(scope, invoiceId)
    const refusal = { faults: {}, values: entered }
    if (values[SUMS_BUTTON] !== undefined)
      return giveBackHere(request, { refusal, wait: 0, status: 200, at: 'summen' })
    const { faults, credit } = await enteredCredit(scope, invoiceId, values)
    if (Object.keys(faults).length > 0) return { faults }
    const seenCents = readSeen(values)
    const { id } = await creditInvoice(house, scope, invoiceId, { ...credit, seenCents })
    return saved<'invoices'>(request, paths.officeInvoice(id), 'gutgeschrieben')
  })
}

export default function CreditInvoice() {
  return <CreditInvoicePage {...useLoaderData<typeof loader>()} />
}
