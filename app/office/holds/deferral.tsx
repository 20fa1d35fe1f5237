import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { HoldConflict } from '~/domain/holds/conflict'
import { noteDeferral, notePromise } from '~/domain/holds/note.server'
import { proposePlan } from '~/domain/holds/plan'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { issuedPage } from '../invoices/issued.server'
import { DeferralPage } from './deferral-page'
import { COUNT_FIELD, deferralForm, dueField, FIRST_FIELD, proposalQuery } from './forms'
import { PlanPage } from './plan-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.holds.deferral.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { id, number, openCents } = await issuedPage(scope, params.invoiceId)
  const { data: asked } = proposalQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const plan = asked && openCents > 0 ? proposePlan(openCents, asked[COUNT_FIELD], asked[FIRST_FIELD]) : null
  return { id, number, openCents, today: scope.today, plan, formKey: randomUUID() }
}

export function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const at = (code: string) => (code.startsWith('instalments') ? dueField(0) : 'how')
  return carryOutForm(
    { request, schema: deferralForm, conflict: { of: HoldConflict, at } },
    async (values) => {
      if (values.how === 'instalments') {
        await issuedPage(scope, invoiceId)
        const asked = { [COUNT_FIELD]: String(values[COUNT_FIELD]), [FIRST_FIELD]: values.until_on }
        return seeOther(request, paths.deferInvoice(invoiceId, asked))
      }
      const noted = { id: values[FORM_KEY_FIELD], invoiceId, reason: values.reason }
      await (values.how === 'promise'
        ? notePromise(house, scope, { ...noted, untilOn: values.until_on })
        : noteDeferral(house, scope, { ...noted, to: values.how === 'plan' ? values.plan : values.until_on }))
      const done = values.how === 'promise' ? 'zugesagt' : 'gestundet'
      return saved<'invoices'>(request, paths.officeInvoice(invoiceId), done)
    },
  )
}

export default function Deferral() {
  const { plan, ...page } = useLoaderData<typeof loader>()
  return plan === null ? <DeferralPage {...page} /> : <PlanPage {...page} plan={plan} />
}
