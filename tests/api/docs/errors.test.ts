import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { STATUS_OF } from '~/api/contract/problems'
import { problemText } from '~/http/problem.server'
import { PROBLEM_CODES } from '~/http/problem-codes'
import { docsTexts } from '~/i18n/docs/texts.server'
import { ask } from '../../support/app'
import { textOf } from '../../support/html'

describe.each(PROBLEM_CODES.map((code) => ({ code })))('$code', ({ code }) => {
  test.each(['de', 'en'] as const)('has a page in %s, where its problem leads', async (language) => {
    const { type } = JSON.parse(problemText(STATUS_OF[code], { code })) as { type: string }
    const answer = await ask(`${type}?sprache=${language}`)
    expect(answer.status).toBe(200)
    const page = textOf(await answer.text())
    const { title, meaning, causes, remedy } = docsTexts(language).errors[code]
    for (const words of [code, title, meaning, ...causes, remedy])
      expect(page).toContain(words.replaceAll('`', ''))
  })
})

test('every code is answered by something', () => {
  const sources = ['app/api', 'app/auth', 'app/domain', 'app/http', 'app/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !/\/(?:contract|docs)(?:\/|$)|problem-codes/.test(join(entry.parentPath, entry.name)),
      )
      .filter(({ name }) => !/^calls\.ts$/.test(name))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  )
  // The codes that follow from a status alone stand there, and nowhere else.
  const [, byStatus = ''] =
    /BY_STATUS[^{]*\{([^}]*)\}/.exec(readFileSync('app/http/problem-codes.ts', 'utf8')) ?? []
  const answered = (code: string) => [...sources, byStatus].some((source) => source.includes(`'${code}'`))
  expect(PROBLEM_CODES.filter((code) => !answered(code))).toEqual([])
})

test('an unknown code and an unknown page are a 404 for people', async () => {
  for (const path of ['/api/docs/errors/gibt_es_nicht', '/api/docs/calls/gibt-es-nicht', '/api/docs/nix']) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
})
