import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'

export interface Import {
  /** A file from the root, `node_modules/<package>/`, or what no file answers to. */
  target: string
  isTypeOnly: boolean
  isFound: boolean
}

export interface Module {
  source: string
  text: string
  imports: Import[]
}

const CODE = /\.tsx?$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']
const STATEMENT = /(?:^|; ?)(?:import|export) (type )?(?:([^'";]*?) from )?'([^']+)'/gm
/** Also the type of what a module has. */
const CALL = /\b(?:import|require)\(\s*'([^']+)'\s*\)(\.\w)?/g

/** What each file of the product imports, types included, as Biome formats it. */
export function readModules(folders: readonly string[]): Module[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((source) => CODE.test(source))
    .map((source) => {
      const text = readFileSync(source, 'utf8')
      return { source, text, imports: importsOf(source, text) }
    })
}

function importsOf(source: string, text: string): Import[] {
  const code = text.replace(/^\s*(?:\/\/.*|\*.*|\/\*.*)$/gm, '')
  const statements = [...code.matchAll(STATEMENT)].map(([, type, names = '', name = '']) => ({
    name,
    isTypeOnly: type !== undefined || areTypes(names),
  }))
  const calls = [...code.matchAll(CALL)].map(([, name = '', member]) => ({
    name,
    isTypeOnly: member !== undefined,
  }))
  return [...statements, ...calls].map(({ name, isTypeOnly }) => ({ ...resolved(source, name), isTypeOnly }))
}

/** Whether each name in the braces is marked as a type. */
function areTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/s
    .exec(names.trim())?.[1]
    ?.split(',')
    .map((one) => one.trim())
  return listed?.filter((one) => one !== '').every((one) => one.startsWith('type ')) ?? false
}

function resolved(source: string, name: string): { target: string; isFound: boolean } {
  if (name.startsWith('node:') || builtinModules.includes(name)) return { target: name, isFound: true }
  const own = name.startsWith('~/')
    ? join('app', name.slice(2))
    : name.startsWith('~db/')
      ? join('db', name.slice(4))
      : name.startsWith('.')
        ? join(dirname(source), name)
        : undefined
  if (own === undefined) return packageOf(name)
  const target = ENDINGS.map((ending) => own + ending).find((path) => existsSync(path) && /\.\w+$/.test(path))
  return { target: target ?? own, isFound: target !== undefined }
}

function packageOf(name: string): { target: string; isFound: boolean } {
  const [first = '', second = ''] = name.split('/')
  const folder = `node_modules/${first.startsWith('@') ? `${first}/${second}` : first}/`
  const types = `node_modules/@types/${first}/`
  if (existsSync(folder)) return { target: folder, isFound: true }
  return existsSync(types) ? { target: types, isFound: true } : { target: name, isFound: false }
}
