import type { Call, Example, MadeAnew } from '../../contract/call'

/** A call as it is written in the docs, in whatever language. Keys and secrets are variables of the environment. */
export interface WrittenRequest {
  method: Call['method']
  url: string
  headers: [name: string, value: Value][]
  body?: unknown
  /** Where the answer is kept that is no JSON. */
  file?: string
}

/** Text, or what stands before a variable of the environment or before what is made anew. */
export type Value = { text: string } | { before: string; variable: string } | MadeAnew

const KEY_VARIABLE = 'ZAHLTAG_KEY'
const SECRET_VARIABLE = 'ZAHLTAG_WEBHOOK_SECRET'
const SESSION_VARIABLE = 'ZAHLTAG_SESSION'

const PROOF: Record<Call['opens'], [string, Value][]> = {
  key: [['Authorization', { before: 'Bearer ', variable: KEY_VARIABLE }]],
  secret: [['X-Webhook-Secret', { before: '', variable: SECRET_VARIABLE }]],
  session: [['Cookie', { before: '', variable: SESSION_VARIABLE }]],
  nothing: [],
}

export function writtenRequest(
  { method, opens, answer }: Pick<Call, 'method' | 'opens' | 'answer'>,
  { address, headers = {}, body }: Example,
  baseUrl: string,
): WrittenRequest {
  const own = Object.entries(headers).map(([name, value]): [string, Value] => [
    name,
    typeof value === 'string' ? { text: value } : value,
  ])
  const type: [string, Value][] = body === undefined ? [] : [['Content-Type', { text: 'application/json' }]]
  return {
    method,
    url: baseUrl + address,
    headers: [...PROOF[opens], ...type, ...own],
    ...(body !== undefined && { body }),
    ...('mediaType' in answer && {
      file: answer.mediaType === 'application/pdf' ? 'rechnung.pdf' : 'rechnung.xml',
    }),
  }
}
