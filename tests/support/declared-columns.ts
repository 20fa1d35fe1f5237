import ts from 'typescript'

const SCHEMA = 'db/schema.ts'
/** Without kysely's own types, which take twenty times as long to read as the schema. */
const OPTIONS: ts.CompilerOptions = { strict: true, noResolve: true, lib: ['lib.es5.d.ts'], types: [] }

/** Each column's type in short: `TEXT`, `INTEGER or null`, `TEXT by default`. */
type Columns = Record<string, Record<string, string>>

export function declaredColumns(): Columns {
  const program = ts.createProgram([SCHEMA], OPTIONS)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(SCHEMA)
  const exported = source && checker.getSymbolAtLocation(source)?.exports
  const database = exported?.get(ts.escapeLeadingUnderscores('Database'))
  if (!database) throw new Error(`${SCHEMA} exports no Database`)
  const columnsOf = (table: ts.Symbol) => checker.getPropertiesOfType(checker.getTypeOfSymbol(table))
  return Object.fromEntries(
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(database))
      .map((table) => [
        table.name,
        Object.fromEntries(columnsOf(table).map((column) => [column.name, described(column, checker)])),
      ]),
  )
}

function described(column: ts.Symbol, checker: ts.TypeChecker): string {
  const { valueDeclaration: declaration } = column
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type)
    throw new Error(`${column.name} has no type`)
  const generated = generatedFrom(declaration.type)
  const type = checker.getTypeFromTypeNode(generated ?? declaration.type)
  const parts = type.isUnion() ? type.types : [type]
  const kinds = new Set(parts.map(kindOf))
  const isNullable = kinds.delete('null')
  return [
    [...kinds].join(' '),
    ...(isNullable ? ['or null'] : []),
    ...(generated ? ['by default'] : []),
  ].join(' ')
}

function generatedFrom(node: ts.TypeNode): ts.TypeNode | undefined {
  const isGenerated = ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Generated'
  return isGenerated ? node.typeArguments?.[0] : undefined
}

function kindOf({ flags, symbol }: ts.Type): string {
  if (flags & ts.TypeFlags.Null) return 'null'
  if (flags & ts.TypeFlags.StringLike) return 'TEXT'
  if (flags & ts.TypeFlags.NumberLike) return 'INTEGER'
  return symbol?.name === 'Uint8Array' ? 'BLOB' : 'unknown'
}
