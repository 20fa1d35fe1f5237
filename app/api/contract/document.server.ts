import type * as z from 'zod'
import { docsTexts } from '~/i18n/docs/texts.server'
import { version } from '../../../package.json'
import type { Answer, Call, Named } from './call'
import { CALLS } from './calls'
import { eventSchemas, webhooksOf } from './events.server'
import { type JsonSchema, jsonSchemaOf, schemasOf } from './json-schema'
import { headersOfAnswer, headersOfCall, SECURITY, securityOf } from './manners'
import { problemSchema, problemsOf, statusesOf } from './problems'

const HOME = '#/components/schemas/'
const JSON_TYPE = 'application/json'

let made: { baseUrl: string; text: string } | undefined

/** The contract as JSON text: OpenAPI 3.1, made of the schemas that requests are checked by. */
export function openApiText(baseUrl: string): string {
  if (made?.baseUrl !== baseUrl) made = { baseUrl, text: JSON.stringify(openApi(baseUrl)) }
  return made.text
}

export function openApi(baseUrl: string) {
  const { pages, calls, chapters } = docsTexts('en')
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zahltag',
      version,
      description: pages.overview.text,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    externalDocs: { url: `${baseUrl}/api/docs` },
    tags: Object.entries(chapters).map(([name, { title, text }]) => ({
      name,
      description: `${title}. ${text}`,
    })),
    security: [],
    paths: pathsOf((call) => ({ summary: calls[call.id].title, description: calls[call.id].text })),
    webhooks: webhooksOf(),
    components: {
      schemas: schemasOf([...namedOf(CALLS), ...eventSchemas(), { name: 'Problem', schema: problemSchema }]),
      securitySchemes: SECURITY,
    },
  }
}

function pathsOf(wordsOf: (call: Call) => object) {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of CALLS) {
    const { id, method, path, chapter, body } = call
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: id,
        tags: [chapter],
        ...wordsOf(call),
        security: securityOf(call),
        ...parametersOf(call),
        ...(body && { requestBody: { required: !body.isOptional, content: contentOf(body) } }),
        responses: { ...answerOf(call.answer), ...refusalsOf(call) },
      },
    }
  }
  return paths
}

function parametersOf(call: Call) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(name === 'month' ? { description: 'YYYY-MM.' } : {}),
    schema:
      name === 'month' ? { type: 'string', pattern: '^\\d{4}-\\d{2}$' } : { type: 'string', format: 'uuid' },
  }))
  const parameters = [...inPath, ...(call.query ? queryOf(call.query) : []), ...headersOfCall(call)]
  return parameters.length === 0 ? {} : { parameters }
}

function queryOf(query: z.ZodType) {
  return Object.entries(jsonSchemaOf(query).properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema,
  }))
}

function answerOf(answer: Answer) {
  const content =
    'mediaType' in answer ? { [answer.mediaType]: { schema: { type: 'string' } } } : contentOf(answer)
  const headers = headersOfAnswer(answer)
  return { [answer.status]: { description: 'Done.', ...(headers && { headers }), content } }
}

function contentOf({ name }: Named) {
  return { [JSON_TYPE]: { schema: { $ref: HOME + name } } }
}

/** By status, with the codes that come with it. */
function refusalsOf(call: Call) {
  const refusals: Record<string, object> = {}
  const codes = problemsOf(call)
  for (const status of new Set(codes.flatMap((code) => statusesOf(call, code)))) {
    const ofStatus = codes.filter((code) => statusesOf(call, code).includes(status))
    const schema: JsonSchema = {
      allOf: [{ $ref: `${HOME}Problem` }, { properties: { code: { enum: ofStatus } } }],
    }
    refusals[status] = {
      description: ofStatus.join(', '),
      content: { 'application/problem+json': { schema } },
    }
  }
  return refusals
}

function namedOf(calls: readonly Call[]): Named[] {
  return calls.flatMap(({ body, answer }) => [...(body ? [body] : []), ...('name' in answer ? [answer] : [])])
}
