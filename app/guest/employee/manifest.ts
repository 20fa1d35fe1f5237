import type { Args, RouteHandle } from '~/auth/access'
import { tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { directionOf, readerLanguageOf } from '~/i18n/language'
import { readingIn } from '~/i18n/reader/texts.server'
import { paths } from '~/paths'

export const handle = { access: 'link', purpose: 'mitarbeiter-portal' } satisfies RouteHandle

/** Names the home screen icon after the employer, as some people have two. */
export async function loader({ request, scope, token }: Args<typeof handle>) {
  const { name } = await tenantContact(house.reader, scope.tenantId)
  const language = readerLanguageOf(request)
  const manifest = {
    name: readingIn(language).texts.employee.homeScreen(name),
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: paths.employeePortal(token),
    scope: paths.employeePortal(token),
    display: 'minimal-ui',
    background_color: '#f6f5f1',
    theme_color: '#f6f5f1',
    icons: [
      { src: '/static/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/static/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
