import * as z from 'zod'
import { type BodyFault, jsonPointer, MOST_FAULTS } from '~/domain/inbox/faults'
import { isPlainJson, membersIn, parseJson } from '~/http/json-body.server'
import { problem } from '~/http/problem.server'
import { inWords } from './words'

export const NOTHING_STORED = 'Nothing of this request was stored. See errors.'
const NO_QUERY = z.strictObject({})
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * The body by its schema.
 * @throws Response 415, 400 or 422: a problem
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  // Where there is no body, programs name no type of it.
  if (bytes.byteLength > 0 || request.headers.has('content-type')) assertPlain(request.headers)
  if (BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte))
    throw problem(400, { code: 'byte_order_mark', detail: 'Send the body without a byte order mark.' })
  const parsed = parseJson(bytes, { ifEmpty: {} })
  if ('fault' in parsed) throw problem(400, { code: 'json_wrong', detail: parsed.fault })
  if (membersIn(bytes) !== membersOf(parsed.body))
    throw problem(400, { code: 'json_wrong', detail: 'An object of the body has two members of one name.' })
  const read = await schema.safeParseAsync(parsed.body)
  if (!read.success) throw invalid(read.error.issues.flatMap((issue) => faultsIn(parsed.body, issue)))
  return read.data
}

/** Of valid JSON as it was parsed, where of several members of one name the last is left. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return inner.reduce((sum, one) => sum + membersOf(one), Array.isArray(value) ? 0 : inner.length)
}

/** @throws Response 415: a problem */
function assertPlain(headers: Headers): void {
  if (isPlainJson(headers)) return
  const encoding = headers.get('content-encoding')
  if (encoding !== null && encoding.toLowerCase() !== 'identity')
    throw problem(415, { code: 'encoding_wrong', detail: 'Send the body without Content-Encoding.' })
  const type = headers.get('content-type') ?? ''
  if (/^application\/json\s*;/i.test(type))
    throw problem(415, { code: 'charset_wrong', detail: 'Send application/json in UTF-8.' })
  throw problem(415, { code: 'media_type_wrong', detail: 'Send application/json.' })
}

/** What was put together from a body and what is stored. @throws Response 422: a problem */
export async function checked<Schema extends z.ZodType>(
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = await schema.safeParseAsync(body)
  if (!read.success) throw invalid(read.error.issues.flatMap(faultsOf))
  return read.data
}

/** The filters of a list. @throws Response 400: a problem */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  if (!request.url.includes('?')) return readNoQuery(schema)
  const sent = [...new URL(request.url).searchParams]
  const read = schema.safeParse(Object.fromEntries(sent))
  const twice = repeatedIn(sent.map(([name]) => name))
  if (read.success && twice.length === 0) return read.data
  const errors = [
    ...twice.map((name) => ({ pointer: jsonPointer([name]), detail: 'must be given once' })),
    ...(read.error?.issues.flatMap(faultsOf) ?? []),
  ]
  throw wrongQuery(errors)
}

const defaults = new WeakMap<z.ZodType, unknown>()

/** What a schema makes of no filters, which is the same each time. */
function readNoQuery<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const known = defaults.get(schema)
  if (known !== undefined) return known as z.output<Schema>
  const read = schema.safeParse({})
  if (!read.success) throw wrongQuery(read.error.issues.flatMap(faultsOf))
  defaults.set(schema, read.data)
  return read.data
}

export function wrongQuery(errors: readonly BodyFault[]): Response {
  return problem(400, {
    code: 'query_wrong',
    detail: 'The address asks for something unknown.',
    errors: errors.slice(0, MOST_FAULTS),
  })
}

/** Of an address that takes none: nothing is ignored in silence. @throws Response 400: a problem */
export function assertNoQuery(request: Request): void {
  readQuery(request, NO_QUERY)
}

function repeatedIn(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

export function invalid(errors: readonly BodyFault[]): Response {
  return problem(422, {
    code: 'invalid',
    detail: NOTHING_STORED,
    errors: errors.slice(0, MOST_FAULTS),
  })
}

/** Says of a field that is not there that it is missing, and what it must be. */
function faultsIn(body: unknown, issue: z.core.$ZodIssue): BodyFault[] {
  const isMissing = issue.path.length > 0 && valueAt(body, issue.path) === undefined
  return faultsOf(issue).map((fault) =>
    isMissing && /^must /.test(fault.detail) ? { ...fault, detail: `is missing; it ${fault.detail}` } : fault,
  )
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  )
}

function faultsOf(issue: z.core.$ZodIssue): BodyFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: jsonPointer([...issue.path, key]),
      detail: 'is unknown here',
    }))
  const isNoObject = issue.code === 'invalid_type' && issue.expected === 'object'
  return [
    { pointer: jsonPointer(issue.path), detail: isNoObject ? 'must be an object' : inWords(issue.message) },
  ]
}
