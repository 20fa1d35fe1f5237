import type { RouteHandle } from '~/auth/access'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { NotFound } from '~/domain/kernel/errors'

const VALID_MS = 180 * 24 * 60 * 60_000

export const handle = { access: 'public' } satisfies RouteHandle

/** RFC 9116: where to report a vulnerability, if the operator has set it. */
export function loader() {
  const { baseUrl, securityContact: contact } = config()
  if (contact === undefined) throw new NotFound()
  const lines = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now().getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
