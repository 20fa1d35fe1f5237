import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { saveMailTemplate } from '~/domain/outbox/templates.server'
import { refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { readTemplateForm, readTemplatePage, templateKeyOf } from '~/pages/mail-template.server'
import { paths, SAVED_PARAMETER, savedPath } from '~/paths'
import { TemplatePage } from '~/ui/outbox/template-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.outbox.templates.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const page = await readTemplatePage(scope, templateKeyOf(params))
  return { frame: await readOfficeFrame(reader, user), page }
}

/** Keeps the firm's own words. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const key = templateKeyOf(params)
  const form = await readTemplateForm(request, key.name)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  await saveMailTemplate(db, scope, key, form.values)
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.mailTemplate(key.name, key.language), 'vorlage'), search), 303)
}

export default function MailTemplate() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <TemplatePage {...useLoaderData<typeof loader>()} saved={saved} />
}
