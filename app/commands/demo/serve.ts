import { spawn } from 'node:child_process'
import { paths } from '~/paths'
import type { DemoSummary } from './summary'
import { wordsHere } from './words'

const POLL_MS = 50
const PATIENCE_MS = 20_000

/** Starts the service as `npm start` does, passes signals on to it, and waits until it answers. */
export async function serve(): Promise<void> {
  // Registered before the start, during which a signal would end this process only.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  const server = spawn(process.execPath, ['build/start.js'], { stdio: 'inherit', env: process.env })
  server.once('exit', (code) => process.exit(code ?? 1))
  await untilHealthy()
}

async function untilHealthy(): Promise<void> {
  // BASE_URL may be a proxy's address; the server itself listens on HOST and PORT.
  const host = process.env.HOST === '0.0.0.0' ? '127.0.0.1' : process.env.HOST
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`http://${host}:${process.env.PORT}/api/health`)
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(wordsHere().noAnswer(PATIENCE_MS / 1000))
}

export function invitation(summary: DemoSummary): string {
  const words = wordsHere()
  const line = (what: string, where: string) => `  ${what.padEnd(18)}${where}`
  return `
${words.runsAt(summary.base_url)}

${line(words.invoice, summary.invoice)}
${line(words.portal, summary.portal)}
${line(words.employeePortal, summary.employee_portal)}
${line(words.office, summary.office)}
${line('', `${summary.email} / ${summary.password}`)}
${line(words.health, summary.base_url + paths.health())}
${line(words.docs, summary.base_url + paths.docs())}
${line(words.key, summary.api_key)}
${line(words.events, summary.base_url + paths.eventEndpoints(summary.mandant_id))}

${callsOf(summary)
  .map(([what, call]) => `${what}\n  ${call}`)
  .join('\n\n')}

${words.inFile}
`
}

/** Ready to run in a shell. */
export function callsOf(summary: DemoSummary): [what: string, call: string][] {
  const { base_url, api_key, webhook_secret, mandant_id, month, employees } = summary
  const words = wordsHere()
  const key = `-H 'Authorization: Bearer ${api_key}'`
  const json = "-H 'Content-Type: application/json'"
  const customer = {
    kind: 'business',
    name: 'Hafenbäckerei Petersen GmbH',
    street: 'Holtenauer Straße 12',
    postal_code: '24105',
    city: 'Kiel',
  }
  const hours = {
    event: 'zeiterfassung.export',
    mandant_id,
    daten: { monat: month, mitarbeiter: [{ id: employees[0]?.id, stunden: 160, ueberstunden: 2.5 }] },
  }
  return [
    [words.listInvoices, `curl -i '${base_url}/api/v1/invoices?state=open' ${key}`],
    [
      words.createCustomer,
      `curl -i ${base_url}/api/v1/customers ${key} \\\n    ${json} \\\n    -d '${JSON.stringify(customer)}'`,
    ],
    [
      words.postHours,
      `curl -i ${base_url}${paths.webhook()} -H 'X-Webhook-Secret: ${webhook_secret}' \\\n    ${json} \\\n    -d '${JSON.stringify(hours)}'`,
    ],
  ]
}
