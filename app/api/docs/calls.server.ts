import { config } from '~/config.server'
import { docsTexts, fieldText } from '~/i18n/docs/texts.server'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import type { Call, Example, ExampleIds } from '../contract/call'
import { CALLS } from '../contract/calls'
import { type JsonSchema, jsonSchemaOf } from '../contract/json-schema'
import { headersOfCall } from '../contract/manners'
import { problemsOf, STATUS_OF } from '../contract/problems'
import { writtenRequest } from './code/request'
import { inEachLanguage } from './code/written'
import { fieldsOf, type ShownField } from './fields'
import { sampleOf } from './sample'
import type { ShownCall, ShownRequest } from './shown-call'

/** Who reads: in which language, and with whose ids. */
export interface Reading {
  language: Language
  ids: ExampleIds
}

export function callsOf(chapter: string, reading: Reading): ShownCall[] {
  return CALLS.filter((call) => call.chapter === chapter).map((call) => showCall(call, reading))
}

/** Everything that a page shows of a call. */
export function showCall(call: Call, reading: Reading): ShownCall {
  const { language } = reading
  const { calls, pages, errors } = docsTexts(language)
  const { id, method, path, opens, scope, query, body } = call
  return {
    id,
    ...calls[id],
    method,
    path,
    opens: pages.labels.opens[opens],
    scope: scope ?? null,
    parameters: query ? shownFields(jsonSchemaOf(query), language) : [],
    headers: headersOfCall(call).map((header) => shownHeader(header, language)),
    isBodyOptional: body?.isOptional === true,
    requests: requestsOf(call, reading),
    answer: shownAnswer(call, reading),
    refusals: problemsOf(call)
      .map((code) => ({
        status: STATUS_OF[code],
        code,
        title: errors[code].title,
        href: paths.docsError(code),
      }))
      .toSorted((one, other) => one.status - other.status),
  }
}

function requestsOf(call: Call, reading: Reading): ShownRequest[] {
  const { id, body, example, events = [] } = call
  const schema = body ? jsonSchemaOf(body.schema) : {}
  if (events.length === 0)
    return [{ id, fields: shownFields(schema, reading.language), written: write(call, example, reading) }]
  const { received } = docsTexts(reading.language)
  return events.map(({ event, example: ofEvent }, index) => ({
    id: event,
    title: event,
    text: `${received[event].title}. ${received[event].text}`,
    fields: shownFields(schema.oneOf?.[index] ?? {}, reading.language),
    written: write(call, ofEvent, reading),
  }))
}

function write(call: Call, example: (ids: ExampleIds) => Example, { ids }: Reading) {
  return inEachLanguage(writtenRequest(call, example(ids), config().baseUrl))
}

/** What the records of a chapter are, as far as examples name them. */
const OWN: Partial<Record<Call['chapter'], keyof ExampleIds>> = {
  customers: 'customer',
  invoices: 'invoice',
  contracts: 'contract',
  hours: 'employee',
}

function shownAnswer(
  { answer, chapter, shows, answersWith }: Call,
  { language, ids }: Reading,
): ShownCall['answer'] {
  const { status } = answer
  const own = answersWith ?? OWN[chapter]
  if ('mediaType' in answer) return { status, fields: [], sample: null, isFile: true }
  const schema = jsonSchemaOf(answer.schema)
  return {
    status,
    fields: shownFields(schema, language),
    sample: { ...(sampleOf(schema, ids, own && ids[own]) as object), ...shows?.(ids) },
    isFile: false,
  }
}

export function shownFields(schema: JsonSchema, language: Language): ShownField[] {
  return fieldsOf(schema, { textOf: (english) => fieldText(english, language) })
}

function shownHeader(
  { name, description }: { name: string; description: string },
  language: Language,
): ShownField {
  return {
    name,
    type: 'string',
    isRequired: false,
    text: fieldText(description, language),
    values: [],
    example: null,
  }
}
