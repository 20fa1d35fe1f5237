import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'app/decisions'
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')

test('every decision is in the index once, under the number and the title that it has', () => {
  const decisions = readdirSync(FOLDER).filter((name) => /^\d{3}-/.test(name))
  const lines = decisions.map((name) => {
    const number = name.slice(0, 3)
    const title = read(name).split('\n')[0]?.replace(`# ${number} `, '')
    return `- [${number}](${name}) ${title}`
  })
  const listed = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['))
  expect(listed.toSorted()).toEqual(lines.toSorted())
})

test('a decision names no file that is gone', () => {
  const files = ['app', 'db', 'tests', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => `/${folder}/${file}`),
  )
  const papers = readdirSync(FOLDER, { recursive: true }).filter((name) => String(name).endsWith('.md'))
  const named = papers.flatMap((paper) =>
    [...read(String(paper)).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file]) => `${paper}: ${file}`),
  )
  const gone = named.filter((line) => !files.some((file) => file.endsWith(`/${line.split(': ')[1]}`)))
  expect(gone).toEqual([])
  expect(named.length).toBeGreaterThan(100)
})
