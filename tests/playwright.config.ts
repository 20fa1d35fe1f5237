import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './support/browser'
import { compiledOf, compileProduct } from './support/compiled'
import { demoDataDir } from './support/demo'
import { freePortNow } from './support/free-port'
import { keepScratchInMemory } from './support/scratch'
import { V8_FOR_TESTS } from './support/v8-for-tests'

// The workers read this file again and inherit what is done once.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = freePortNow()
  keepScratchInMemory()
  const scratch = mkdtempSync(join(tmpdir(), 'zahltag-e2e-'))
  process.env.E2E_DATA_DIR = join(scratch, 'data')
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
  await compileProduct()
}
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
    command: `exec node ${V8_FOR_TESTS.join(' ')} '${compiledOf(resolve('app/commands/demo.ts'))}' --fresh`,
    cwd: '..',
    url: `${BASE_URL}/api/health`,
    env: { PORT, BASE_URL, DATA_DIR: demoDataDir(), LOG_LEVEL: 'error', OWN_READERS: '1' },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
