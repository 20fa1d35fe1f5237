import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import type { DemoSummary } from '~/commands/demo/summary'
import unpackBrowser, { browserLaunch } from './support/browser'
import { freePortNow } from './support/free-port'

const FOLDER = '.github/screenshots'
const DATA_DIR = 'tests/.output/screenshots'
const PORT = process.env.PORT ?? freePortNow()
const PATIENCE_MS = 120_000
/** The README loads all of them: together about half a megabyte. */
const MOST_BYTES = 160_000

const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }

interface Shot {
  name: string
  look: BrowserContextOptions
  open: (page: Page, demo: DemoSummary) => Promise<unknown>
}

const shots: Shot[] = [
  { name: 'invoice', look: { viewport: DESKTOP }, open: (page, demo) => page.goto(demo.invoice) },
  {
    name: 'invoice-phone-dark',
    look: { viewport: PHONE, colorScheme: 'dark' },
    open: (page, demo) => page.goto(demo.invoice),
  },
  { name: 'portal', look: { viewport: DESKTOP }, open: (page, demo) => page.goto(demo.portal) },
  {
    name: 'employee-portal',
    look: { viewport: DESKTOP },
    open: (page, demo) => page.goto(demo.employee_portal),
  },
  { name: 'office', look: { viewport: DESKTOP }, open: openOffice },
]

/** `npm run screenshots`: starts a fresh demo and takes the pictures of the README. */
async function takeScreenshots(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await unpackBrowser()
  const service = startDemo()
  const browser = await chromium.launch(browserLaunch())
  try {
    const demo = await untilReady(service)
    for (const shot of shots) await take(browser, demo, shot)
  } finally {
    await browser.close()
    service.kill('SIGTERM')
  }
}

function startDemo(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'app/commands/demo.ts', '--fresh'], {
    env: { ...process.env, DATA_DIR, PORT, BASE_URL: `http://localhost:${PORT}`, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilReady(service: ChildProcess): Promise<DemoSummary> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && service.exitCode === null) {
    const response = await fetch(`http://localhost:${PORT}/api/health`).catch(() => undefined)
    if (response?.ok) return JSON.parse(readFileSync(join(DATA_DIR, 'demo.json'), 'utf8')) as DemoSummary
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The demo did not start')
}

async function take(browser: Browser, demo: DemoSummary, { name, look, open }: Shot): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE', ...look })
  const page = await context.newPage()
  await open(page, demo)
  const path = join(FOLDER, `${name}.png`)
  await page.screenshot({ path })
  await context.close()
  const { size } = statSync(path)
  if (size > MOST_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MOST_BYTES}`)
  process.stdout.write(`${path}: ${Math.round(size / 1024)} KB\n`)
}

async function openOffice(page: Page, demo: DemoSummary): Promise<void> {
  await page.goto(demo.office)
  await page.getByLabel('E-Mail-Adresse').fill(demo.email)
  await page.getByLabel('Passwort').fill(demo.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(/\/buero$/)
}

takeScreenshots().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
