import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'app/decisions'
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const FILES = ['app', 'db', 'tests', 'public', '.github'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
)
const DECISIONS = readdirSync(FOLDER)
  .filter((name) => /^\d{3}-/.test(name))
  .map((name) => {
    const text = read(name)
    const included = /; includes ([\d, ]+)$/m.exec(text)?.[1]?.split(', ') ?? []
    return { name, number: name.slice(0, 3), text, included }
  })
const NUMBERS = DECISIONS.map(({ number }) => number)
const INDEX = read('README.md').split('\n')

test('every decision is in the index once, under the number and the title that it has', () => {
  const lines = DECISIONS.map(
    ({ name, number, text }) => `- [${number}](${name}) ${text.split('\n')[0]?.replace(`# ${number} `, '')}`,
  )
  expect(INDEX.filter((line) => line.startsWith('- [')).toSorted()).toEqual(lines.toSorted())
  expect(INDEX.filter((line) => /^\d+\. \[\d{3}\]/.test(line))).toHaveLength(10)
})

test('every decision has number and title, its day and status below them, and half a page', () => {
  const form = /^# (\d{3}) \S.*\n\n2\d{3}-\d\d-\d\d · in force(; includes \d{3}(, \d{3})*)?\n\n/
  expect(DECISIONS.filter(({ number, text }) => form.exec(text)?.[1] !== number)).toEqual([])
  const long = DECISIONS.filter(({ text }) => text.split(/\s+/).length > 650)
  expect(long.map(({ name }) => name)).toEqual([])
})

test('a number is given once', () => {
  const given = DECISIONS.flatMap(({ number, included }) => [number, ...included])
  expect(given.filter((number, index) => given.indexOf(number) !== index)).toEqual([])
})

test('wherever a decision is named, there is one', () => {
  const sources = FILES.filter((file) => /\.(tsx?|js|md|sh|css|ya?ml|service)$/.test(file))
  const mentions = [...sources, 'README.md', 'remix.config.js'].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = [...text.matchAll(/\b[Dd]ecisions? (\d{3}(?:(?:, | and |, and | to )\d{3})*)/g)]
    const besides = file.startsWith(FOLDER) ? [...text.matchAll(/\((\d{3}(?:, \d{3})*)\)/g)] : []
    return [...named, ...besides].flatMap(([, list = '']) =>
      (list.match(/\d{3}/g) ?? []).map((number) => `${number} in ${file}`),
    )
  })
  expect(mentions.filter((mention) => !NUMBERS.includes(mention.slice(0, 3)))).toEqual([])
  expect(mentions.length).toBeGreaterThan(150)
})

test('decisions and READMEs name no file, function, table or setting that is gone', () => {
  const code = FILES.filter((file) => /^(app|db|tests\/support)\/.*\.(tsx?|css|service)$/.test(file))
  const words = new Set(
    [...code, 'package.json', 'remix.config.js', '.env.example'].flatMap(
      (file) => `${file} ${readFileSync(file, 'utf8')}`.match(/[A-Za-z_]\w+/g) ?? [],
    ),
  )
  const named = [
    ...DECISIONS.map(({ name }) => name),
    'security/asvs.md',
    'security/papers.md',
    '../README.md',
    '../api/README.md',
  ].flatMap((paper) => [...read(paper).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ paper, code })))
  const isFile = (code: string) => /^[\w/-][\w./-]*\.tsx?$/.test(code)
  const gone = named.filter(({ code }) =>
    isFile(code)
      ? !FILES.some((file) => `/${file}`.endsWith(`/${code}`))
      : (code.match(/\b(?:[a-z]+[A-Z]\w*|[a-z]+_[a-z_]+|[A-Z]+_[A-Z_]+)\b/g) ?? []).some(
          (word) => !words.has(word),
        ),
  )
  expect(gone).toEqual([])
  expect(named.length).toBeGreaterThan(500)
})
