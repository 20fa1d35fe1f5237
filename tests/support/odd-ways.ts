import { connect } from 'node:net'
import { sql } from 'kysely'
import { CONFIDENTIAL, PASSWORD } from '../factories/firm'
import { postEvent, postForm } from './knock'
import { type RawAnswer, rawRequest } from './raw-request'
import { fill, headersFor, routeCases } from './route-cases'
import type { Visitor } from './visits'

export const REQUESTED_IBAN = 'DE02100500000024290661'
export const WEBHOOK_IBAN = 'DE12500105170648489890'
export const GUESSED_PASSWORD = 'Sturmflut-am-Deich-1962'

/** Secrets in unusual places. */
export async function knockStrangely({ running, session }: Visitor): Promise<RawAnswer[]> {
  const { firm, server } = running
  const token = firm.subjects.tokens.rechnung
  const strange = [
    `/${token}`,
    `//rechnung/${token}`,
    `/RECHNUNG/${token}`,
    `/rechnung%2F${token}`,
    `/rechnung/${token}/nirgends/${token}`,
    `/api/${token}`,
    `/api/health?token=${token}`,
    `/rechnung/${token}.data`,
    `/rechnung/${token}?_data=root`,
    `/anmelden?weiter=/rechnung/${token}`,
    `/buero?iban=${CONFIDENTIAL.customerIban}`,
    `/rechnung/${token}/%E0%A4%A`,
    `/build/${token}.js`,
    `/portal/${token}/..%2f..%2f`,
  ]
  const all: RawAnswer[] = []
  for (const path of strange)
    all.push(await rawRequest(server.baseUrl, path, { headers: { Cookie: `${session}; x=${token}` } }))
  for (const [purpose, revoked] of Object.entries(firm.revoked))
    for (const broken of [revoked, `${revoked}x`])
      all.push(await rawRequest(server.baseUrl, `/${purpose}/${broken}`))
  all.push(
    await rawRequest(server.baseUrl, `/rechnung/${token}`, {
      method: 'PROPFIND',
      headers: { Cookie: session },
    }),
  )
  const { tenantId } = firm.scope
  const mandate = {
    kunde_id: firm.subjects.customerId,
    mandatsreferenz: 'GEHEIM-1',
    iban: WEBHOOK_IBAN,
    kontoinhaber: 'Hafenkontor',
    unterschrieben_am: '2025-01-01',
  }
  for (const body of [
    { event: 'mandat.neu', mandant_id: tenantId, daten: mandate },
    { event: 'mandat.neu', mandant_id: tenantId, daten: { ...mandate, unterschrieben_am: 'nie' } },
    { event: 'mandat.neu', mandant_id: tenantId, daten: { ...mandate, kunde_id: undefined } },
    { event: 'mandat.neu', mandant_id: firm.subjects.customerId, daten: mandate },
    `{"iban":"${WEBHOOK_IBAN}",`,
    { event: WEBHOOK_IBAN, mandant_id: PASSWORD },
  ])
    all.push(await postEvent(server.baseUrl, body))
  all.push(await postEvent(server.baseUrl, '{}', { 'Content-Type': PASSWORD }))
  all.push(await postEvent(server.baseUrl, '{}', { 'X-Webhook-Secret': GUESSED_PASSWORD }))
  all.push(
    await postForm(server.baseUrl, '/anmelden', { email: firm.email('payroll'), password: GUESSED_PASSWORD }),
  )
  all.push(
    await postForm(server.baseUrl, '/anmelden', { email: GUESSED_PASSWORD, password: firm.email('payroll') }),
  )
  const choice = { choice: 'new', iban: REQUESTED_IBAN, holder: 'Hafenkontor', consent: 'on' }
  all.push(await postForm(server.baseUrl, `/rechnung/${token}/zahlungswahl`, choice))
  const bank = { kind: 'bank', holder: 'Hafenkontor', iban: REQUESTED_IBAN }
  all.push(await postForm(server.baseUrl, `/portal/${firm.subjects.tokens.portal}/aenderung`, bank))
  await speak(server.port, `GET /rechnung/${token}\x01 HTTP/1.1\r\nHost: x\r\n\r\n`)
  await speak(
    server.port,
    `GET /rechnung/${token} HTTP/1.1\r\nHost: ${token}/x\r\nCookie: ${session}\r\n\r\n`,
  )
  return all
}

/** A crash in every route that reads invoices, customers or employees. */
export async function knockOnBroken({ running, session }: Visitor): Promise<RawAnswer[]> {
  const { firm, server, db } = running
  const all: RawAnswer[] = []
  for (const table of ['tenants', 'hours', 'messages'])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(db)
  for (const route of routeCases.filter(({ row }) => row.access !== 'public')) {
    for (const method of route.row.methods) {
      const path = fill(
        route.path,
        route.purpose ? firm.subjects.tokens[route.purpose] : '',
        firm.subjects,
        firm.month,
      )
      const body = method !== 'GET' ? { body: route.post(firm).good } : {}
      all.push(
        await rawRequest(server.baseUrl, path, {
          method,
          headers: { ...headersFor(route, method, firm.key), Cookie: session },
          ...body,
        }),
      )
    }
  }
  for (const table of ['tenants', 'hours', 'messages'])
    await sql`alter table ${sql.table(`${table}_gone`)} rename to ${sql.table(table)}`.execute(db)
  return all
}

function speak(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.resume()
    socket.once('error', () => resolve())
    socket.once('close', () => resolve())
  })
}
