import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireLink } from '~/auth/guards.server'
import { db } from '~/db.server'
import { Conflict, NotFound } from '~/domain/errors'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/choice.server'
import type { LinkScope } from '~/domain/scope'
import type { FaultKey, Faults } from '~/forms/faults'
import { iban, line, ticked } from '~/forms/fields'
import { readForm, refuseForm, throttleForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { invoicePageData } from '~/pages/invoice-page.server'
import { paths, savedPath } from '~/paths'
import { InvoicePageView } from '~/ui/invoice/invoice-page'
import { pageTitle } from '~/ui/title'

/** DK-Richtlinie for SEPA files: a name has at most 70 characters. */
const LONGEST_HOLDER = 70

export const meta = pageTitle((texts) => texts.invoice.pageTitle)

const Choice = z.preprocess(
  asMandateChoice,
  z.discriminatedUnion(
    'choice',
    [
      z.object({ choice: z.literal('transfer') }),
      z.object({ choice: z.literal('keep') }),
      z.object({ choice: z.literal('mandate'), mandateId: z.string() }),
      z.object({
        choice: z.literal('new'),
        iban: iban(),
        holder: line(LONGEST_HOLDER, 'holder_missing', 'holder_too_long'),
        consent: ticked('consent_missing'),
      }),
    ],
    { error: 'choice_missing' satisfies FaultKey },
  ),
)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, token } = await requireLink(request, 'rechnung', params.token)
  return invoicePageData(scope, token)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope, token } = await requireLink(request, 'rechnung', params.token)
  const { search } = new URL(request.url)
  const saved = redirect(keepLanguage(savedPath(paths.invoice(token), 'zahlungswahl'), search), 303)
  const form = await readForm(request, scope.linkId, Choice)
  if (form.outcome === 'trapped') return saved
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const tooMany = await throttleForm(scope.linkId, form.entered)
  if (tooMany) return tooMany
  const faults = await carryOut(scope, form.values)
  return faults ? refuseForm({ faults, values: form.entered }) : saved
}

export default function PaymentChoice() {
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <InvoicePageView
      {...useLoaderData<typeof loader>()}
      refused={refusal ? { form: 'choice', refusal } : undefined}
    />
  )
}

async function carryOut(scope: LinkScope, wish: z.output<typeof Choice>): Promise<Faults | undefined> {
  try {
    if (wish.choice === 'transfer') await choosePayment(db, scope, { method: 'transfer' })
    if (wish.choice === 'mandate')
      await choosePayment(db, scope, { method: 'direct_debit', mandateId: wish.mandateId })
    if (wish.choice === 'new') await requestMandateForInvoice(db, vault, scope, wish)
    return undefined
  } catch (error) {
    if (error instanceof Conflict && error.code === 'not_open') return { form: 'not_open' }
    const isGone =
      error instanceof NotFound || (error instanceof Conflict && error.code === 'mandate_not_active')
    if (isGone && wish.choice === 'mandate') return { choice: 'choice_gone' }
    throw error
  }
}

/** One group of radio buttons sends one value: a mandate is chosen by its id. */
function asMandateChoice(form: unknown): unknown {
  const { choice } = form as { choice?: string }
  return z.guid().safeParse(choice).success ? { choice: 'mandate', mandateId: choice } : form
}
