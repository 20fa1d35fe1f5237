import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireLink } from '~/auth/guards.server'
import { db } from '~/db.server'
import { requestChange } from '~/domain/messages/messages.server'
import type { FaultKey } from '~/forms/faults'
import { iban, line, optionalLine } from '~/forms/fields'
import { readForm, refuseForm, throttleForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { portalPageData } from '~/pages/portal-page.server'
import { paths, savedPath } from '~/paths'
import { PortalPage } from '~/ui/portal/portal-page'
import { pageTitle } from '~/ui/title'

const LONGEST_LINE = 100
const LONGEST_POSTAL_CODE = 12
/** DK-Richtlinie for SEPA files: a name has at most 70 characters. */
const LONGEST_HOLDER = 70

export const meta = pageTitle((texts) => texts.portal.pageTitle)

const Change = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('address'),
      street: line(LONGEST_LINE, 'street_missing'),
      address_extra: optionalLine(LONGEST_LINE),
      postal_code: line(LONGEST_POSTAL_CODE, 'postal_code_missing'),
      city: line(LONGEST_LINE, 'city_missing'),
      country: optionalLine(LONGEST_LINE),
    }),
    z.object({
      kind: z.literal('bank'),
      iban: iban(),
      holder: line(LONGEST_HOLDER, 'holder_missing', 'holder_too_long'),
    }),
  ],
  { error: 'choice_gone' satisfies FaultKey },
)

export function loader({ request, params }: LoaderFunctionArgs) {
  return portalPageData(request, params.token)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope, token } = await requireLink(request, 'portal', params.token)
  const { search } = new URL(request.url)
  const savedAs = (what: string) => redirect(keepLanguage(savedPath(paths.portal(token), what), search), 303)
  const form = await readForm(request, scope.linkId, Change)
  if (form.outcome === 'trapped') return savedAs('adresse')
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const tooMany = await throttleForm(scope.linkId, form.entered)
  if (tooMany) return tooMany
  const { kind, ...wishes } = form.values
  const details = Object.entries(wishes).filter((entry): entry is [string, string] => entry[1] !== null)
  await requestChange(db, vault, scope, {
    customerId: scope.subjectId,
    kind,
    formKey: form.dedupeKey,
    details: Object.fromEntries(details),
  })
  return savedAs(kind === 'address' ? 'adresse' : 'bank')
}

export default function PortalChange() {
  const refusal = useActionData<typeof action>()?.refusal
  return <PortalPage {...useLoaderData<typeof loader>()} refusal={refusal} />
}
