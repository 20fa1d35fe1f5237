import { defineConfig } from '@playwright/test'
import { browserLaunch } from './support/browser'
import { DEMO_DATA_DIR } from './support/demo'
import { freePortNow } from './support/free-port'

/** Drawn once: the workers read this file again and inherit the choice. */
process.env.E2E_PORT ??= freePortNow()
const PORT = process.env.E2E_PORT
const BASE_URL = `http://localhost:${PORT}`

const desktop = { width: 1280, height: 900 }
const phone = { width: 320, height: 640 }
const withScripts = [
  '**/accessibility.spec.ts',
  '**/editor.spec.ts',
  '**/office.spec.ts',
  '**/scripts.spec.ts',
  '**/second-factor-barriers.spec.ts',
]
/** The journey through everything, made without scripts and once more with them. */
const twice = ['**/first-day.spec.ts']
/** Journeys are made on a small phone; these set the width themselves, or are about a desk. */
const onDesk = [
  '**/billing.spec.ts',
  '**/imports.spec.ts',
  '**/keyboard.spec.ts',
  '**/language.spec.ts',
  '**/links.spec.ts',
  '**/accounts.spec.ts',
  '**/oidc.spec.ts',
  '**/payroll-month.spec.ts',
  '**/payroll-run.spec.ts',
  '**/portal-code.spec.ts',
  '**/print.spec.ts',
  '**/tenants.spec.ts',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.output/playwright',
  globalSetup: './support/browser.ts',
  fullyParallel: true,
  workers: 2,
  // The browser shares two cores with the other tests; run.ts counts each test that needed its second try as flaky.
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '.output/playwright.json' }]],
  use: {
    baseURL: BASE_URL,
    launchOptions: browserLaunch(),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 5_000,
  },
  projects: [
    {
      name: 'noscript',
      testMatch: [...onDesk, ...twice],
      use: { javaScriptEnabled: false, viewport: desktop },
    },
    {
      name: 'noscript-phone',
      testIgnore: [...withScripts, ...twice, ...onDesk],
      use: { javaScriptEnabled: false, viewport: phone, hasTouch: true },
    },
    {
      name: 'script',
      testMatch: [...withScripts, ...twice],
      use: { viewport: desktop },
    },
  ],
  webServer: {
    command: 'exec node --import tsx app/commands/demo.ts --fresh',
    cwd: '..',
    url: `${BASE_URL}/api/health`,
    env: { PORT, BASE_URL, DATA_DIR: DEMO_DATA_DIR, LOG_LEVEL: 'error' },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
