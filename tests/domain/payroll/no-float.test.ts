import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const FOLDER = 'app/domain/payroll'
const FORBIDDEN_NAMES = new Set(['parseFloat', 'toFixed', 'toPrecision', 'Big', 'Intl'])
/** The compiler reads the whole module and its libraries. */
const COMPILER_TIMEOUT_MS = 60_000
const ALLOWED_MATH = new Set(['min', 'max'])
const DIVIDING = new Set([
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
])

/**
 * Money and rates are bigint inside the module: products and quotients of numbers, fractional literals and the float
 * functions do not occur. (Adding whole numbers is exact.)
 */
describe('no float in the payroll module', { timeout: COMPILER_TIMEOUT_MS }, () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(FOLDER, name))

  test('its files are found', () => {
    expect(files.length).toBeGreaterThan(30)
  })

  // One program for both: the compiler reads its libraries once.
  const probe = join(FOLDER, 'probe.ts')
  const code = [
    'export const wage: number = 7',
    'export const exact = (3n * 2n) / 7n + BigInt(wage + 1)',
    'export const a = 1.5',
    'export const b = 1e-3',
    'export const c = wage / 2',
    'export const d = wage * wage',
    'export const e = Math.round(wage)',
    "export const f = Number.parseFloat('1')",
  ].join('\n')

  test('none of them computes with floats; each kind in a probe is seen, whole and bigint arithmetic not', () => {
    const found = floatsIn([...files, probe], { [probe]: code })
    expect(found.filter((finding) => !finding.startsWith(probe))).toEqual([])
    const seen = found.map((finding) => finding.slice(probe.length + 2))
    expect(seen).toEqual(['1.5', '1e-3', 'wage / 2', 'wage * wage', 'Math.round', 'parseFloat'])
  })
})

function floatsIn(files: string[], overlay: Record<string, string> = {}): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (name) => overlay[name] ?? readFile(name)
  host.fileExists = (name) => name in overlay || fileExists(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = overlay[name]
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version, true)
  }
  const program = ts.createProgram(files, options, host)
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`cannot read ${file}`)
    return findings(source, checker).map((finding) => `${file}: ${finding}`)
  })
}

function findings(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isFloat(node, checker)) found.push(node.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isFloat(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isNumericLiteral(node)) return !/^[\d_]+$/.test(node.getText())
  if (ts.isBinaryExpression(node) && DIVIDING.has(node.operatorToken.kind)) {
    return [node.left, node.right].some((side) => !isBigInt(checker.getTypeAtLocation(side)))
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math') {
    return !ALLOWED_MATH.has(node.name.text)
  }
  return ts.isIdentifier(node) && FORBIDDEN_NAMES.has(node.text)
}

function isBigInt(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.BigIntLike) !== 0
}
