import {
  type BinaryOperationNode,
  ColumnNode,
  type LimitNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'

/** Columns with fixed values of the schema, which partial indexes use in their conditions. */
const WORD_COLUMNS = ['kind', 'status', 'state', 'source', 'purpose', 'work']
const WORD = /^[a-z_-]{1,30}$/
const FLAG_COLUMN = /^is_/
/** Amounts that partial indexes compare with nothing. */
const AMOUNT_COLUMNS = ['open_cents', 'credit_cents', 'prepaid_cents']

/**
 * Writes limits and fixed values of the schema into the SQL instead of binding them. SQLite uses such values to plan a
 * query and prepares the statement again whenever they are bound, which takes five times as long as most queries.
 */
export class PlannableQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit({ ...node, limit: inSql(node.limit, Number.isSafeInteger) })
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const isFit = fixedValuesOf(columnOf(node) ?? '')
    super.visitBinaryOperation(isFit ? { ...node, rightOperand: inSql(node.rightOperand, isFit) } : node)
  }
}

/** What of a column is written into the SQL; undefined where all its values are bound. */
function fixedValuesOf(column: string): ((value: unknown) => boolean) | undefined {
  if (WORD_COLUMNS.includes(column)) return (value) => typeof value === 'string' && WORD.test(value)
  if (FLAG_COLUMN.test(column)) return (value) => value === 0 || value === 1
  if (AMOUNT_COLUMNS.includes(column)) return (value) => value === 0
  return undefined
}

function inSql<N extends object>(node: N, isFit: (value: unknown) => boolean): N {
  const value = node as unknown as ValueNode
  return ValueNode.is(value) && isFit(value.value)
    ? (ValueNode.createImmediate(value.value) as unknown as N)
    : node
}

function columnOf({ leftOperand: left }: BinaryOperationNode): string | undefined {
  const column = ReferenceNode.is(left) ? left.column : left
  return ColumnNode.is(column) ? column.column.name : undefined
}
