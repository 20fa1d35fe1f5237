import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RefusedForm } from '~/kit/forms/kept-refusals.server'
import { MusterPage } from '~/office/muster/muster-page'
import { expectNoBarrier, expectNoSideways, PHONE } from '../support/barriers'
import { expect, test, WITH_SCRIPTS } from '../support/journey'

test.use(WITH_SCRIPTS)

// The product has no such page: what it would show is put in the place of one.

const PLACE = '/buero/muster'
const REFUSED: RefusedForm = {
  wait: 0,
  refusal: {
    faults: Object.fromEntries(
      ['last_name', 'kind', 'agreed', 'size', 'note'].map((name) => [name, 'required'] as const),
    ),
    values: { last_name: 'Brügge' },
    alike: [{ id: '1', number: 'K-1', name: 'Hafenkontor', city: 'Kiel' }],
    conflicts: [{ field: 'city', now: 'Kiel', changedAt: '2026-03-02T09:00:00.000Z', changedBy: 'Inga' }],
  } as unknown as RefusedForm['refusal'],
}

for (const [name, refused] of [
  ['as they are', null],
  ['given back with faults', REFUSED],
] as const)
  test(`axe knows no barrier in any part of the kit, ${name}`, async ({ page, context, desk }) => {
    await context.addCookies(await desk.context().cookies())
    await page.goto('/konto/tastatur')
    const links = await page.locator('link[rel=stylesheet]').all()
    const styles = await Promise.all(links.map((link) => link.getAttribute('href')))
    const body = htmlOf(styles, refused)
    await page.route(`**${PLACE}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    )
    await page.goto(PLACE)
    await expect(page.getByRole('heading', { name: 'Muster', level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(refused ? 2 : 0)
    await expectNoBarrier(page)
    await expectNoSideways(page, 1280, 768, PHONE)
  })

function htmlOf(styles: (string | null)[], refused: RefusedForm | null): string {
  const page = html(
    createElement(
      'head',
      {},
      createElement('title', {}, 'Muster'),
      ...styles.map((href) => createElement('link', { key: href, rel: 'stylesheet', href: href ?? '' })),
    ),
    createElement(
      'body',
      {},
      createElement(
        'div',
        { className: 'page page-office' },
        createElement('main', {}, createElement(MusterPage)),
      ),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(
    createElement(RemixServer, { url: `http://localhost${PLACE}`, context: contextOf(() => page, refused) }),
  )}`
}

function html(...children: ReactNode[]) {
  return createElement('html', { lang: 'de' }, ...children)
}

/** What Remix would know of a page that is a root alone. */
function contextOf(root: () => ReactNode, refused: RefusedForm | null): EntryContext {
  const route = { id: 'root', path: PLACE, hasLoader: true }
  const location = { pathname: PLACE, search: '', hash: '', state: null, key: 'default' }
  const loaderData = { root: { language: 'de', saved: null, refused } }
  return {
    manifest: {
      version: 'test',
      url: '',
      entry: { module: '', imports: [] },
      routes: { root: { ...route, module: '' } },
    },
    routeModules: { root: { default: root } },
    future: { v3_singleFetch: false },
    isSpaMode: false,
    serializeError: (error: Error) => error,
    staticHandlerContext: {
      ...{ basename: '/', location, loaderData, actionData: null, errors: null, statusCode: 200 },
      ...{ loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
      matches: [{ params: {}, pathname: PLACE, pathnameBase: PLACE, route }],
    },
  } as unknown as EntryContext
}
