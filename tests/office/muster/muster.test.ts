import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { afterEach, expect, test, vi } from 'vitest'
import remixConfig from '../../../remix.config.js'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['production', false],
  ['test', false],
  ['', false],
  ['development', true],
])('the page is there in %s: %s', async (environment, isThere) => {
  vi.stubEnv('NODE_ENV', environment)
  const routes = (await remixConfig.routes?.((callback) => defineRoutes(callback))) ?? {}
  expect(Object.values(routes).some(({ path }) => path === 'buero/muster')).toBe(isThere)
})

/** Parts of guests' pages and of the frame around each page, and pages as a whole: they have tests of their own. */
const NO_SAMPLE = [
  /^(choose-customer-page|contact|delivery-fields|error-page|form|giro-code|invoice-lines|message-form|nonce|page)$/,
  /^(paper-sheet|saved|transfer-data)$/,
  /^errors\//,
  /^months\//,
  /^office\/(back-to-firm|firm-menu|form-help|keyboard|next-step|office-navigation|office-page|search-box|stay-signed-in)$/,
  // A picture of a file that the sample would have to have, and what is not seen.
  /^records\/(paper|first-button)$/,
  /^key-of-new$/,
]

test('every part of the kit has a sample', () => {
  const kit = readdirSync('app/kit', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''))
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, target = ''] of code.matchAll(/from '(~\/kit\/[^']+|\.{1,2}\/[^']+)'/g)) {
      const path = target.startsWith('~') ? `app/${target.slice(2)}` : join(file, '..', target)
      for (const ending of ['.tsx', '.ts']) if (existing.has(path + ending)) follow(path + ending)
    }
  }
  const existing = new Set(
    readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => `app/${file}`),
  )
  follow('app/office/muster/muster-page.tsx')
  const missing = kit.filter((part) => !seen.has(`app/kit/${part}.tsx`))
  expect(missing.filter((part) => !NO_SAMPLE.some((one) => one.test(part)))).toEqual([])
  expect(seen.size).toBeGreaterThan(40)
})
