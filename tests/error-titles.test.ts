import { data, type ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { textsOf } from '~/i18n/texts'
import { handlerOf, ORIGIN } from './support/app'
import { routes } from './support/routes'

const { root } = routes
const module = {
  handle: { access: 'public' },
  default: () => null,
  action: ({ request }: { request: Request }) => {
    throw data(null, { status: Number(new URL(request.url).searchParams.get('status')) })
  },
} as unknown as NonNullable<ServerBuild['routes'][string]>['module']
const failing = await handlerOf({
  root,
  failing: { id: 'failing', parentId: 'root', path: 'failing', module },
} as ServerBuild['routes'])

const statuses = [400, 403, 404, 409, 413, 429] as const

test.each(statuses)(
  'after a form that failed with %i, the page is in the reader’s language',
  async (status) => {
    for (const language of ['de', 'en'] as const) {
      const url = `${ORIGIN}/failing?status=${status}&sprache=${language}`
      const answer = await failing(new Request(url, { method: 'POST', body: new URLSearchParams() }))
      const { title } = textsOf(language).errors.byStatus[status]
      const html = await answer.text()
      expect(answer.status).toBe(status)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`<h1>${title}</h1>`)
    }
  },
)
