import { randomUUID } from 'node:crypto'
import type { Question, Reply } from './client'
import type { Side } from './measure'
import type { Server } from './servers'
import type { Setting } from './setting'

/** The servers of the benchmark. */
export interface Servers {
  product: Server
  /** The product with a hundred more routes. */
  crowded: Server
  /** The product again, asked nothing before: one that has answered for longer takes a fifth less for the same page. */
  twin: Server
  bareHttp: Server
  bareRemix: Server
}

/** A request of the product beside the same work on a floor. */
export interface Comparison {
  name: string
  floor: 'bare node:http' | 'bare Remix' | '100 routes less'
  product: Side
  bare: Side
  /** How many requests a round has: so many that a round takes longer than the kernel's clock ticks. */
  perRound: number
  /** The most that the product's CPU per request may be of the floor's. */
  goal?: number
}

/** A request whose CPU has a goal beside bare Remix. */
interface Request {
  name: string
  path: string
  headers?: Record<string, string>
  isRight: Side['isRight']
  perRound: number
  goal: number
}

const CALLS_OF_A_KEY = 500
const INTERFACE_GOAL = 1.5
/** What a hundred more routes may add. */
const CROWDED_GOAL = 1.03

/** Every comparison of the benchmark. */
export function comparisonsOf(servers: Servers, setting: Setting): Comparison[] {
  const { product, crowded, twin, bareHttp, bareRemix } = servers
  const { invoice } = setting
  const requests = requestsOf(setting)
  const [pdf, health] = ['stored PDF', 'health'].map((name) => requests.find((one) => one.name === name))
  return [
    ...requests.map((one): Comparison => {
      const { name, perRound, goal } = one
      return {
        name,
        floor: 'bare Remix',
        product: get(product, one),
        bare: get(bareRemix, one),
        perRound,
        goal,
      }
    }),
    ...requests.map((one): Comparison => {
      const sides = { product: get(crowded, one), bare: get(twin, one) }
      return {
        name: one.name,
        floor: '100 routes less',
        ...sides,
        perRound: one.perRound,
        goal: CROWDED_GOAL,
      }
    }),
    ...[pdf, health].flatMap((one): Comparison[] => {
      if (!one) return []
      const path = one === pdf ? `/pdf/${invoice.id}` : one.path
      const sides = { product: get(product, one), bare: get(bareHttp, { ...one, path }) }
      return [{ name: one.name, floor: 'bare node:http', ...sides, perRound: one.perRound }]
    }),
    {
      name: 'interface, 50 invoices',
      floor: 'bare node:http',
      product: listed(product, setting),
      bare: listed(bareHttp, setting),
      perRound: 150,
      goal: INTERFACE_GOAL,
    },
    ...[
      { rows: 1, perRound: 200, goal: 2.5 },
      { rows: 100, perRound: 100, goal: 1.5 },
      { rows: 10_000, perRound: 6, goal: 1 },
    ].map(({ rows, ...rest }): Comparison => {
      const name = `webhook, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`
      const side = (server: Server) => post(server, setting, rows)
      return {
        name,
        floor: 'bare node:http',
        product: side(product),
        bare: side(bareHttp),
        ...rest,
      }
    }),
  ]
}

function requestsOf({ invoice, portal, office, pdf }: Setting): Request[] {
  const shows = (text: string) => (reply: Reply) => reply.body.includes(text)
  return [
    {
      name: 'invoice page',
      path: invoice.path,
      isRight: shows(invoice.number),
      perRound: 150,
      goal: 1,
    },
    {
      name: 'customer portal',
      path: portal.path,
      isRight: shows(portal.customerName),
      perRound: 100,
      goal: 1.15,
    },
    {
      name: 'office home',
      path: office.path,
      headers: office.headers,
      isRight: shows(office.name),
      perRound: 60,
      goal: 1.3,
    },
    {
      name: 'stored PDF',
      path: `${invoice.path}/pdf`,
      isRight: (reply) => reply.body.equals(pdf),
      perRound: 300,
      goal: 1.2,
    },
    {
      name: 'health',
      path: '/api/health',
      isRight: (reply) => JSON.parse(reply.body.toString()).status !== undefined,
      perRound: 300,
      goal: 1.3,
    },
  ]
}

function get(
  server: Server,
  { path, headers = {}, isRight }: Omit<Request, 'name' | 'goal' | 'perRound'>,
): Side {
  return { server, question: () => ({ method: 'GET', path, headers }), isRight }
}

/** The first page of invoices, with a fresh key before one has been used too often. */
function listed(server: Server, { keys }: Setting): Side {
  return {
    server,
    question: (number) => ({
      method: 'GET',
      path: '/api/v1/invoices',
      headers: { Authorization: `Bearer ${keys[Math.floor(number / CALLS_OF_A_KEY) % keys.length]}` },
    }),
    isRight: (reply) => JSON.parse(reply.body.toString()).items.length === 50,
  }
}

/** Hours of unknown employees, in months that no earlier request has sent. */
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
