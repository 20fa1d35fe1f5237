import { expect, test } from 'vitest'
import { openApi } from '~/api/contract/document.server'
import { fields } from '~/i18n/docs/fields.de.server'
import { ask } from '../../support/app'
import { routeTable } from '../../support/route-table'

const document = openApi('https://zahltag.firm.de')

/** Addresses that serve the docs themselves. */
const NO_CALL = /^\/api\/(?:openapi\.json|docs(?:\/.*)?|\*)$/

test('every route for programs is a call of the contract, with its methods, and the other way round', () => {
  const served = Object.entries(routeTable)
    .filter(([path]) => path.startsWith('/api/') && !NO_CALL.test(path))
    .flatMap(([path, { methods }]) => methods.map((method) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`))
  const described = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  )
  expect(described.toSorted()).toEqual(served.toSorted())
})

test('is public, the same for everybody, and not sent again to whoever has it', async () => {
  const answer = await ask('/api/openapi.json')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=300',
  ])
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Zahltag' } })
  const etag = answer.headers.get('etag') ?? ''
  const again = await ask('/api/openapi.json', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

test('every field of it has words, and German ones; none is translated that nobody says', () => {
  const english = new Set<string>()
  const without: string[] = []
  look(document.components.schemas, '')
  for (const calls of Object.values(document.paths))
    for (const { parameters = [] } of Object.values(calls) as { parameters?: Parameter[] }[])
      for (const { name, in: place, description } of parameters) if (place !== 'path') note(description, name)
  function look(schema: object, at: string): void {
    for (const [key, value] of Object.entries(schema)) {
      if (typeof value !== 'object' || value === null) continue
      if (key === 'properties')
        for (const [name, field] of Object.entries(
          value as Record<string, { description?: string; $ref?: string }>,
        ))
          if (field.$ref === undefined) note(field.description, `${at}/${name}`)
      look(value, `${at}/${key}`)
    }
  }
  function note(description: string | undefined, at: string): void {
    if (description === undefined) without.push(at)
    else english.add(description)
  }
  expect(without).toEqual([])
  expect([...english].filter((words) => !Object.hasOwn(fields, words))).toEqual([])
  expect(Object.keys(fields).filter((words) => !english.has(words))).toEqual([])
})

interface Parameter {
  name: string
  in: string
  description?: string
}
