import type { RouteHandle } from '~/auth/access'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader() {
  return new Response('User-agent: *\nDisallow: /\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
