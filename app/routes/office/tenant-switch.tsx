import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireUser } from '~/auth/guards.server'
import { db } from '~/db.server'
import { switchTenant } from '~/domain/users/sessions.server'
import { keepLanguage } from '~/i18n/language'
import { paths } from '~/paths'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request)
  return redirect(paths.office(), 303)
}

export async function action({ request }: ActionFunctionArgs) {
  const { user } = await requireUser(request)
  const form = new URLSearchParams(await request.text())
  await switchTenant(db, user, form.get('tenant') ?? '')
  return redirect(keepLanguage(paths.office(), new URL(request.url).search), 303)
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function TenantSwitch() {
  return null
}
