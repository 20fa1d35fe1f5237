import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PDF_READER } from '~/documents/incoming/pdf-process.server'
import { splitPdf } from '~/documents/incoming/split.server'
import { CELLS_READER, readCells } from '~/documents/reading/read-cells.server'
import { readXml, XML_READER } from '~/documents/reading/read-xml.server'
import { compiledOf } from '../support/compiled'

const LIMITS = { elements: 10, allText: 1000 }
const element = '{"depth":0,"name":"a","namespace":"","attributes":{},"text":""}'

/** Each reader with what it says of a good file, in a line; what it makes of a program that says something else. */
const READERS = {
  xml: {
    good: `{"elements":[${element}]}`,
    read: (program: string, patienceMs: number) => {
      const bounds = { ...XML_READER.bounds, patienceMs, answerMb: 1 }
      return readXml(new Uint8Array(), 'xml', LIMITS, { ...XML_READER, program, bounds })
    },
    ...{ damaged: 'damaged', heavy: 'too_heavy' },
  },
  table: {
    good: '{"rows":[{"line":1,"cells":["a"]}]}',
    read: (program: string, patienceMs: number) => {
      const bounds = { ...CELLS_READER.bounds, patienceMs, answerMb: 1 }
      return readCells(new Uint8Array(), { kind: 'xlsx' }, 5, { ...CELLS_READER, program, bounds })
    },
    ...{ damaged: 'damaged', heavy: 'too_heavy' },
  },
  pdf: {
    good: '{"page":0,"pieces":[]}\\n{"read":1}',
    read: (program: string, patienceMs: number) => {
      const bounds = { ...PDF_READER.bounds, patienceMs, answerMb: 1 }
      const divide = () => []
      return splitPdf({ bytes: new Uint8Array() }, divide, () => {}, { ...PDF_READER, program, bounds })
    },
    ...{ damaged: 'pdf_damaged', heavy: 'pdf_too_heavy' },
  },
}

const line = (expression: string) => `writeFileSync(3, ${expression} + '\\n')`
const DEEP = `'['.repeat(100_000) + ']'.repeat(100_000)`

const ANSWERS: Record<string, { program: (good: string) => string; patienceMs?: number; isHeavy?: true }> = {
  'lists 100,000 deep': { program: () => line(DEEP) },
  'objects 100,000 deep': {
    program: () => line(`'{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)`),
  },
  'a good field 100,000 deep': {
    program: () => line(`'{"elements":' + ${DEEP} + ',"rows":' + ${DEEP} + ',"pieces":' + ${DEEP} + '}'`),
  },
  'an answer cut short': { program: (good) => `writeFileSync(3, '${good.slice(0, -2)}'); process.exit()` },
  'another shape': { program: () => line(`'{"elements":[1],"rows":[null],"read":"1"}'`) },
  'no object': { program: () => line(`'null'`) },
  'no text': { program: () => 'writeFileSync(3, Buffer.from([0xff, 0xfe, 0, 10]))' },
  'an unknown fault': { program: () => line(`'{"fault":"__proto__"}'`) },
  'nothing, at an end': { program: () => 'process.exit()' },
  'nothing, for ever': { program: () => '', patienceMs: 500, isHeavy: true },
  'nothing, with a shut mouth': {
    program: () => `require('node:fs').closeSync(3)`,
    patienceMs: 500,
    isHeavy: true,
  },
  'an endless line': { program: () => `for (;;) writeFileSync(3, 'x'.repeat(60_000))`, isHeavy: true },
  'good lines without end': { program: (good) => `for (;;) ${line(`'${good}'`)}` },
  'done, before anything': { program: () => line(`'{"done":true}'`) },
  'a signal to itself': { program: () => `process.kill(process.pid, 'SIGSEGV')`, isHeavy: true },
}

const cases = Object.entries(READERS).flatMap(([name, reader]) =>
  Object.entries(ANSWERS).map(([answer, { program, patienceMs = 10_000, isHeavy }]) => ({
    ...{ name, answer, read: () => reader.read(program(reader.good), patienceMs) },
    fault: isHeavy ? reader.heavy : reader.damaged,
  })),
)

/** An empty table is one, and one of more rows than a table has may be told to be too heavy. */
const ALSO: Record<string, string> = {
  'table done, before anything': 'read',
  'table good lines without end': 'too_heavy',
}

test('a reader opens no file but those of its libraries, writes none and starts nothing', async () => {
  const attempts = [
    `readFileSync('/proc/' + process.ppid + '/environ')`,
    `readFileSync('/etc/hostname')`,
    `writeFileSync('/tmp/zahltag-reader', '')`,
    `require('node:child_process').execFileSync('/bin/true')`,
  ]
  const tried = attempts.map(
    (one) => `try { ${one}; said.push('done') } catch (error) { said.push(error.code) }`,
  )
  const program = `const said = []; ${tried.join(';')}
    say({ rows: [{ line: 1, cells: said }] }); say({ done: true })`
  const rows = await readCells(new Uint8Array(), { kind: 'xlsx' }, 5, { ...CELLS_READER, program })
  expect(rows).toEqual([{ line: 1, cells: attempts.map(() => 'ERR_ACCESS_DENIED') }])
})

test('without a descriptor left a file is not read, the process goes on, and the next one is', () => {
  const script = `
    import { closeSync, openSync } from 'node:fs'
    import { readCells } from ${JSON.stringify(compiledOf(resolve('app/documents/reading/read-cells.server.ts')))}
    const read = () => readCells(Buffer.from('a;b'), { kind: 'csv', delimiter: ';' }, 5).then(
      ([row]) => console.log(row.cells.join()),
      ({ message }) => console.log(message),
    )
    await read()
    const open = []
    try { for (;;) open.push(openSync('/dev/null')) } catch {}
    await read()
    open.forEach((one) => closeSync(one))
    await read()`
  const words = [
    '-c',
    'ulimit -n 400; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    script,
  ]
  const { stdout, status } = spawnSync('sh', words, {
    encoding: 'utf8',
    env: { ...process.env, OWN_READERS: '1' },
  })
  expect([stdout.trim().split('\n'), status]).toEqual([
    ['a,b', 'A reader could not be started: no descriptors are left', 'a,b'],
    0,
  ])
})

test.concurrent.each(cases)('$name reader: $answer', async ({ name, answer, read, fault }) => {
  const outcome = await read().then(
    () => 'read',
    (error) => error.code ?? error.reason ?? error.fault ?? error,
  )
  expect(outcome).toBe(ALSO[`${name} ${answer}`] ?? fault)
})
