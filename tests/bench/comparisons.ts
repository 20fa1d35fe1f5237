import { randomUUID } from 'node:crypto'
import type { Question, Reply } from './client'
import type { Side } from './measure'
import type { Server } from './servers'
import type { Setting } from './setting'

/** The three servers of the benchmark. */
export interface Servers {
  product: Server
  bareHttp: Server
  bareRemix: Server
}

/** A request of the product beside the same work on a floor. */
export interface Comparison {
  name: string
  floor: 'node:http' | 'Remix'
  product: Side
  bare: Side
  /** How many requests a round has: so many that a round takes longer than the kernel's clock ticks. */
  perRound: number
  /** The most that the product's CPU per request may be of the floor's. */
  goal?: number
}

/** Every comparison of the benchmark. */
export function comparisonsOf(servers: Servers, setting: Setting): Comparison[] {
  const { invoice, portal, pdf } = setting
  const isInvoice = (reply: Reply) => reply.body.includes(invoice.number)
  const isPortal = (reply: Reply) => reply.body.includes(portal.customerName)
  const isPdf = (reply: Reply) => reply.body.equals(pdf)
  const isHealthy = (reply: Reply) => JSON.parse(reply.body.toString()).db === 'ok'
  const product = (path: string, isRight: Side['isRight']) => get(servers.product, path, isRight)
  const remix = (path: string, isRight: Side['isRight']) => get(servers.bareRemix, path, isRight)
  const http = (path: string, isRight: Side['isRight']) => get(servers.bareHttp, path, isRight)
  const pdfPath = `${invoice.path}/pdf`
  return [
    {
      name: 'invoice page',
      floor: 'Remix',
      product: product(invoice.path, isInvoice),
      bare: remix(invoice.path, isInvoice),
      perRound: 150,
      goal: 1.5,
    },
    {
      name: 'customer portal',
      floor: 'Remix',
      product: product(portal.path, isPortal),
      bare: remix(portal.path, isPortal),
      perRound: 100,
      goal: 1.5,
    },
    {
      name: 'stored PDF',
      floor: 'Remix',
      product: product(pdfPath, isPdf),
      bare: remix(pdfPath, isPdf),
      perRound: 300,
      goal: 1.2,
    },
    {
      name: 'stored PDF',
      floor: 'node:http',
      product: product(pdfPath, isPdf),
      bare: http(`/pdf/${invoice.id}`, isPdf),
      perRound: 300,
    },
    {
      name: 'health',
      floor: 'node:http',
      product: product('/api/health', isHealthy),
      bare: http('/api/health', isHealthy),
      perRound: 300,
    },
    ...[
      { rows: 1, perRound: 200 },
      { rows: 100, perRound: 100 },
      { rows: 10_000, perRound: 6, goal: 1.5 },
    ].map(({ rows, ...rest }): Comparison => {
      const name = `webhook, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`
      const side = (server: Server) => post(server, setting, rows)
      return {
        name,
        floor: 'node:http',
        product: side(servers.product),
        bare: side(servers.bareHttp),
        ...rest,
      }
    }),
  ]
}

function get(server: Server, path: string, isRight: Side['isRight']): Side {
  return { server, question: () => ({ method: 'GET', path }), isRight }
}

/** Hours of employees that nobody knows yet in months that none of the last requests was about. */
function post(server: Server, { tenantId, webhookSecret }: Setting, rows: number): Side {
  const headers = { 'Content-Type': 'application/json', 'X-Webhook-Secret': webhookSecret }
  return {
    server,
    question(number): Question {
      const body = {
        event: 'zeiterfassung.export',
        mandant_id: tenantId,
        daten: { monat: monthOf(number), mitarbeiter: Array.from({ length: rows }, hoursOf) },
      }
      return { method: 'POST', path: '/api/intern/webhook', headers, body: Buffer.from(JSON.stringify(body)) }
    },
    isRight(reply) {
      const { status, processed } = JSON.parse(reply.body.toString())
      return status === 'received' && processed === rows
    },
  }
}

function monthOf(number: number): string {
  const year = 2000 + (Math.floor(number / 12) % 100)
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`
}

function hoursOf(_: unknown, index: number) {
  return { id: randomUUID(), stunden: 120 + (index % 60), ueberstunden: (index % 40) / 4 }
}
