import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db } from '~/db.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { saveMailTemplate } from '~/domain/outbox/templates.server'
import { keepLanguage } from '~/i18n/language'
import { templateKeyOf } from '~/pages/mail-template.server'
import { paths, savedPath } from '~/paths'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const { name, language } = templateKeyOf(params)
  return redirect(paths.mailTemplate(name, language), 303)
}

/** Goes back to our words. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const key = templateKeyOf(params)
  await saveMailTemplate(db, scope, key, null)
  const { search } = new URL(request.url)
  return redirect(
    keepLanguage(savedPath(paths.mailTemplate(key.name, key.language), 'standard'), search),
    303,
  )
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function MailTemplateReset() {
  return null
}
