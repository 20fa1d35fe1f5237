import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApi } from '~/api/contract/document.server'

// Whether answers are what the contract says, by a validator that knows nothing of zod.

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean
  required?: string[]
  items?: Schema
}

interface Operation {
  operationId: string
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const { paths, components, webhooks } = openApi('http://localhost:3000')
const ROOT = 'https://zahltag.example/contract'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
const validators = new Map<string, ValidateFunction>()
ajv.addSchema({ $id: ROOT, components: { schemas: mapped(components.schemas as Schemas, closed) } })

type Schemas = Record<string, Schema>

/** What is answered but not told of is a fault, though clients have to bear it. */
function closed(schema: Schema): Schema {
  const { properties, items } = schema
  return {
    ...schema,
    ...(properties && { properties: mapped(properties, closed), additionalProperties: false }),
    ...(items && { items: closed(items) }),
  }
}

function mapped(schemas: Schemas, change: (schema: Schema) => Schema): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]))
}

/** The call that an answer is of. @throws Error if the contract knows no such call */
function operationOf(method: string, pathname: string): Operation {
  for (const [path, calls] of Object.entries(paths)) {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const operation = (calls as Record<string, unknown>)[method.toLowerCase()]
    if (pattern.test(pathname) && operation) return operation as Operation
  }
  throw new Error(`The contract knows no ${method} ${pathname}`)
}

/** @returns the id of the call @throws Error where the answer is not as the contract has it */
export async function assertDescribed(method: string, url: URL, answer: Response): Promise<string> {
  const { operationId, responses } = operationOf(method, url.pathname)
  const what = `${operationId} ${answer.status}`
  const response = responses[answer.status]
  if (!response) throw new Error(`The contract does not know ${what}: ${await answer.text()}`)
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const described = response.content?.[type]
  if (!described) throw new Error(`The contract does not know ${type} as the answer of ${what}`)
  if (!/json$/.test(type)) return operationId
  const body = (await answer.json()) as { items?: object[] }
  assertValid(described.schema, body, what)
  if (!url.searchParams.has('fields')) assertWhole(described.schema, body, what)
  return operationId
}

/** A list shows every field of its rows unless it is asked for some. */
function assertWhole({ $ref = '' }: Schema, body: { items?: object[] }, what: string): void {
  const schema = (components.schemas as Schemas)[$ref.split('/').at(-1) ?? '']
  const names = Object.keys(schema?.properties?.items?.items?.properties ?? {})
  for (const row of body.items ?? [])
    for (const name of names) if (!(name in row)) throw new Error(`${what} lacks ${name}`)
}

/** An event as a receiver gets it. @throws Error where it is not as the contract has it */
export function assertTold(event: { type: string }): void {
  const webhook = (webhooks as Record<string, Told>)[event.type]
  const schema = webhook?.post.requestBody.content['application/json'].schema
  if (!schema) throw new Error(`The contract knows no event ${event.type}`)
  assertValid(schema, event, event.type)
}

function assertValid(schema: Schema, value: unknown, what: string): void {
  const validate = validatorOf(schema)
  const isValid: boolean = validate(value)
  if (isValid) return
  throw new Error(
    `${what} is not as the contract has it: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(validate.errors)}`,
  )
}

interface Told {
  post: { requestBody: { content: { 'application/json': { schema: Schema } } } }
}

/** Compiling takes a hundred times as long as validating. */
function validatorOf(schema: Schema): ValidateFunction {
  const absolute = JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`)
  const validate = validators.get(absolute) ?? ajv.compile(JSON.parse(absolute) as object)
  validators.set(absolute, validate)
  return validate
}
