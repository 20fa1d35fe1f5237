import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const FILES = ['app', 'db', 'tests', '.github'].flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
)
/** Without those of builds that a benchmark left. */
const PAGES = [
  'README.md',
  ...FILES.filter((file) => file.endsWith('.md') && !file.startsWith('tests/.output')),
]
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string
  scripts: Record<string, string>
}

test('a link from one page to another leads to a file, and to a heading where it names one', () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  )
  expect(links.filter(({ page, link }) => !leadsSomewhere(page, link))).toEqual([])
  expect(links.length).toBeGreaterThan(150)
})

test('a command that a page names is there', () => {
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ page, script })),
  )
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
})

test('what a message says of the README is found there and on the operator’s page', () => {
  const sources = FILES.filter((file) => /^(app|db)\/.*\.tsx?$/.test(file))
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/README(?:,| unter| under) [„"](\w+)[“"]/g)].map(([, heading = '']) => heading),
  )
  expect([...new Set(named)].toSorted()).toEqual(['Keys', 'Restoring'])
  for (const heading of new Set(named)) {
    expect(read('README.md')).toContain(`**${heading}**`)
    expect(read('db/operator/README.md')).toContain(`\n## ${heading}\n`)
  }
})

test('the README is short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

test('each version says in ten lines what it changed, the newest first', () => {
  const [, ...entries] = read('db/operator/changes.md').split(/^## /m)
  const versions = entries.map((entry) => /^\d+\.\d+\.\d+/.exec(entry)?.[0] ?? '')
  expect(versions).toContain(version)
  expect(versions).toEqual(versions.toSorted(newestFirst))
  expect(entries.filter((entry) => entry.trim().split('\n').length > 12)).toEqual([])
})

function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true })
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path, heading] = link.split('#')
  const target = path ? join(dirname(page), path) : page
  if (!existsSync(target)) return false
  return heading === undefined || headings(read(target)).includes(heading)
}

/** As GitHub makes anchors of them. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
