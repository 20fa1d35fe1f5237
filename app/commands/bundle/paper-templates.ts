import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATE = /^(\w+\.(de|en))\.md$/

/** The templates of a folder as a module of strings: Remix's compiler makes pages of Markdown. */
export function templatesModule(folder: string): string {
  const entries = readdirSync(folder)
    .flatMap((file) => TEMPLATE.exec(file)?.slice(1, 2) ?? [])
    .sort()
    .map((name) => `  '${name}':\n    ${literal(readFileSync(join(folder, `${name}.md`), 'utf8'))},\n`)
  return `// Made by \`npm run build\` from the Markdown beside it.
export const templates = {\n${entries.join('')}} as const\n`
}

function literal(text: string): string {
  const [, character] = /(['\\])/.exec(text) ?? []
  if (character) throw new Error(`A paper has no ${character}; an apostrophe is ’`)
  return `'${text.replaceAll('\n', '\\n')}'`
}
