import type * as z from 'zod'
import type { ApiScope } from '~/domain/api-keys/scopes'
import type { Delivery } from '~/domain/inbox/schema'
import type { ProblemCode } from '~/http/problem-codes'
import type { CallId, Chapter } from '~/i18n/docs/ids'

/** The records that an example names: the reader's own, or invented ones. */
export interface ExampleIds {
  tenant: string
  customer: string
  /** An issued invoice. */
  invoice: string
  draft: string
  contract: string
  employee: string
  /** YYYY-MM-DD */
  today: string
  /** YYYY-MM, which is over. */
  month: string
}

/** What a program sends; the key or secret and the type of the body go without saying. */
export interface Example {
  /** Below the base address, query included. */
  address: string
  headers?: Record<string, string | MadeAnew>
  body?: unknown
}

/** A name made afresh on every run, so that nobody who copies the example sends two things under one name. */
export interface MadeAnew {
  before: string
  isNew: true
}

/** A schema, and what the contract calls it. */
export interface Named {
  name: string
  schema: z.ZodType
}

export type Answer = (Named | { mediaType: 'application/pdf' | 'application/xml' }) & {
  status: 200 | 201
  headers?: readonly ('ETag' | 'Location')[]
}

export type TakenHeader =
  | 'Idempotency-Key'
  | 'If-Match'
  | 'webhook-id'
  | 'webhook-timestamp'
  | 'webhook-signature'
  | 'X-Dry-Run'
  | 'Content-Encoding'

/** A call of the interface, as the contract and the docs tell of it. Its words are in `i18n/docs` under its id. */
export interface Call {
  id: CallId
  chapter: Chapter
  method: 'GET' | 'POST' | 'PATCH'
  /** With {names} of parameters. */
  path: string
  /** What it is opened by. */
  opens: 'key' | 'secret' | 'session' | 'nothing'
  scope?: ApiScope
  query?: z.ZodType
  body?: Named & { isOptional?: boolean }
  answer: Answer
  takes?: readonly TakenHeader[]
  /** Beside those of every such call. */
  problems?: readonly ProblemCode[]
  example: (ids: ExampleIds) => Example
  /** What the example’s answer says otherwise than the examples of its schema. */
  shows?: (ids: ExampleIds) => Record<string, unknown>
  /** Whose id the answer carries, where it is not the chapter’s. */
  answersWith?: keyof ExampleIds
  /** One more example for each event that it takes, in the order of the schemas of its body. */
  events?: readonly { event: Delivery['event']; example: (ids: ExampleIds) => Example }[]
}
