import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './support/browser'
import { compiledOf, compileProduct } from './support/compiled'
import { DEMO_DATA_DIR } from './support/demo'
import { freePortNow } from './support/free-port'

// The workers read this file again and inherit what is done once.
if (!process.env.E2E_PORT) await compileProduct()
process.env.E2E_PORT ??= freePortNow()
const PORT = process.env.E2E_PORT
const BASE_URL = `http://localhost:${PORT}`

export default defineConfig({
  testDir: 'e2e',
  tsconfig: './support/compiled.tsconfig.json',
  outputDir: '.output/playwright',
  globalSetup: './support/browser.ts',
  fullyParallel: true,
  workers: 2,
  // The browser shares two cores with the other tests; run.ts counts each test that needed its second try as flaky.
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: process.env.BROWSER_REPORT ?? '.output/playwright.json' }]],
  use: {
    baseURL: BASE_URL,
    launchOptions: browserLaunch(),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 5_000,
    // Specs say themselves when they are about a desk or about scripts: with a project for each, every worker would start anew.
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  },
  webServer: {
    command: `exec node '${compiledOf(resolve('app/commands/demo.ts'))}' --fresh`,
    cwd: '..',
    url: `${BASE_URL}/api/health`,
    env: { PORT, BASE_URL, DATA_DIR: DEMO_DATA_DIR, LOG_LEVEL: 'error' },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
